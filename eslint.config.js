import tseslint from 'typescript-eslint';

const ALLOWED_MATH = ['abs', 'floor', 'ceil', 'round', 'trunc', 'min', 'max', 'sign', 'sqrt', 'PI', 'imul', 'fround', 'clz32'];

/** No clock, no chance, no screen, and only the mathematics that is the same on every engine. */
const PURE = {
  'no-restricted-globals': ['error', ...['Date', 'performance', 'window', 'document', 'navigator', 'setTimeout', 'setInterval', 'requestAnimationFrame', 'console', 'localStorage', 'fetch', 'crypto', 'process']
    .map(name => ({ name, message: 'The pure rooms know no clock, no chance and no screen.' }))],
  'no-restricted-syntax': ['error',
    { selector: `MemberExpression[object.name="Math"]:not([property.name=/^(${ALLOWED_MATH.join('|')})$/])`, message: 'Not the same bits on every engine: use src/geometry/maths.ts.' },
    { selector: 'BinaryExpression[operator="**"]', message: 'Not the same bits on every engine: multiply.' },
    { selector: 'AssignmentExpression[operator="**="]', message: 'Not the same bits on every engine: multiply.' },
    { selector: 'TSEnumDeclaration', message: 'Use a union from an `as const` list.' },
  ],
};

export default tseslint.config(
  { ignores: ['dist', 'dist-cli', 'node_modules', 'coverage', 'assets', 'test/cases/*.mjs'] },
  ...tseslint.configs.recommended,
  {
    rules: {
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/no-non-null-assertion': 'off',
      'no-restricted-syntax': ['error',
        { selector: 'TSEnumDeclaration', message: 'Use a union from an `as const` list.' },
        { selector: 'MemberExpression[object.name="Math"][property.name="random"]', message: 'Chance comes from the seed.' },
      ],
      eqeqeq: 'error',
    },
  },
  { files: ['src/{units,geometry,rules,sim}/**/*.ts'], ignores: ['**/*.test.ts'], rules: PURE },
  {
    files: ['src/{ui,scene}/**/*.tsx'],
    rules: {
      'no-restricted-syntax': ['error',
        { selector: 'JSXText[value=/[A-Za-z]/]', message: 'Words on screen come from the messages in src/i18n.' },
        { selector: 'JSXAttribute[name.name=/^(title|aria-label|placeholder|alt)$/] > Literal[value=/[A-Za-z]/]', message: 'Words on screen come from the messages in src/i18n.' },
        { selector: 'TSEnumDeclaration', message: 'Use a union from an `as const` list.' },
        { selector: 'MemberExpression[object.name="Math"][property.name="random"]', message: 'Chance comes from the seed.' },
      ],
    },
  },
  {
    // A test that is skipped says nothing, and one that stands alone hides the others.
    files: ['**/*.test.{ts,tsx}'],
    rules: {
      'no-restricted-syntax': ['error', { selector: 'MemberExpression[property.name=/^(skip|only|todo|skipIf|runIf)$/]', message: 'No test is skipped, and none stands alone.' }],
    },
  },
);
