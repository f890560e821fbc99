import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';

const ALLOWED_MATH = ['abs', 'floor', 'ceil', 'round', 'trunc', 'min', 'max', 'sign', 'sqrt', 'PI', 'imul', 'fround', 'clz32'];
const NOT_IN_PURE = [
  'Date', 'performance', 'window', 'document', 'navigator', 'setTimeout', 'setInterval', 'setImmediate', 'queueMicrotask', 'requestAnimationFrame',
  'console', 'localStorage', 'sessionStorage', 'fetch', 'crypto', 'process', 'globalThis', 'self', 'Intl',
];

const enums = { selector: 'TSEnumDeclaration', message: 'Use a union from an `as const` list.' };
const chance = { selector: 'MemberExpression[object.name="Math"][property.name="random"]', message: 'Chance comes from the seed.' };
const engineMath = 'Not the same bits on every engine: use src/geometry/maths.ts, or multiply.';
const pureMath = [
  { selector: `MemberExpression[object.name="Math"]:not([computed=false][property.name=/^(${ALLOWED_MATH.join('|')})$/])`, message: engineMath },
  { selector: ':not(MemberExpression) > Identifier[name="Math"]', message: 'Name the member of Math where it is used, so that this check can see it.' },
  { selector: 'BinaryExpression[operator="**"]', message: engineMath },
  { selector: 'AssignmentExpression[operator="**="]', message: engineMath },
  { selector: 'MemberExpression[property.name=/^toLocale/]', message: 'The pure rooms know no language and no place.' },
];
const SPOKEN = '/^(title|aria-label|aria-description|aria-roledescription|placeholder|alt|label)$/';
const screenWords = 'Words on screen come from the messages in src/i18n.';
const literalWords = [
  { selector: 'JSXText[value=/\\p{L}/u]', message: screenWords },
  { selector: ':not(JSXAttribute) > JSXExpressionContainer > :matches(Literal[value=/\\p{L}{2}/u], TemplateLiteral:has(> TemplateElement[value.raw=/\\p{L}{2}/u]))', message: screenWords },
  { selector: `JSXAttribute[name.name=${SPOKEN}] > Literal[value=/\\p{L}/u]`, message: screenWords },
  { selector: `JSXAttribute[name.name=${SPOKEN}] > JSXExpressionContainer > :matches(Literal[value=/\\p{L}/u], TemplateLiteral:has(> TemplateElement[value.raw=/\\p{L}/u]))`, message: screenWords },
];
const loneTests = { selector: 'MemberExpression[property.name=/^(skip|only|todo|skipIf|runIf|fails)$/]', message: 'No test is skipped, and none stands alone.' };
const skippedTests = { selector: 'CallExpression[callee.name=/^(xit|xtest|xdescribe|fit|fdescribe)$/]', message: 'No test is skipped, and none stands alone.' };

export default tseslint.config(
  { ignores: ['dist', 'dist-cli', 'node_modules', 'coverage', 'assets', 'test/cases/*.mjs'] },
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  ...tseslint.configs.recommended,
  {
    rules: {
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/no-non-null-assertion': 'off',
      // A name that says "this is not used": a place in a list, a part left out.
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', destructuredArrayIgnorePattern: '^_', varsIgnorePattern: '^_', ignoreRestSiblings: true }],
      'no-restricted-syntax': ['error', enums, chance],
      eqeqeq: 'error',
    },
  },
  {
    // What only the types can tell: a promise that nobody waits for, a union that is not dealt with in full.
    files: ['src/**/*.{ts,tsx}', 'test/**/*.ts'],
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    rules: {
      '@typescript-eslint/no-floating-promises': 'error',
      '@typescript-eslint/no-misused-promises': 'error',
      '@typescript-eslint/await-thenable': 'error',
      '@typescript-eslint/switch-exhaustiveness-check': ['error', { considerDefaultExhaustiveForUnions: true }],
    },
  },
  {
    // No clock, no chance, no screen, and only the mathematics that is the same on every engine.
    files: ['src/{units,geometry,rules,sim}/**/*.ts'],
    ignores: ['**/*.test.ts'],
    rules: {
      'no-restricted-globals': ['error', ...NOT_IN_PURE.map(name => ({ name, message: 'The pure rooms know no clock, no chance and no screen.' }))],
      'no-restricted-syntax': ['error', enums, ...pureMath],
    },
  },
  {
    files: ['src/{ui,scene}/**/*.tsx', 'src/main.tsx'],
    plugins: { 'react-hooks': reactHooks },
    rules: {
      ...reactHooks.configs.recommended.rules,
      'no-restricted-syntax': ['error', enums, chance, ...literalWords],
    },
  },
  {
    // A test that is skipped says nothing, and one that stands alone hides the others.
    files: ['**/*.test.{ts,tsx}'],
    rules: { 'no-restricted-syntax': ['error', enums, chance, loneTests, skippedTests] },
  },
);
