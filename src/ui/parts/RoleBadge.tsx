/** A role as shape and pattern beside its word: never by colour alone. */
import type { Role } from '../../rules/judgement.ts';

/** How a role is marked: two that both give way have a mark of their own. */
export type Mark = 'give-way' | 'stand-on' | 'both' | 'not-to-impede' | 'none';

export const markOf = (role: Role, other: Role): Mark => (role === 'give-way' && other === 'give-way' ? 'both' : role);

const shapes = {
  'give-way': <path d="M7 5.5l6.5 6.5L7 18.5h4.5L18 12l-6.5-6.5z" />,
  'stand-on': <path d="M5 9h14v6H5z" />,
  both: <path d="M3.5 6l5.5 6-5.5 6H7.5L13 12 7.5 6zM11 6l5.5 6-5.5 6h4l5.5-6L15 6z" />,
  'not-to-impede': <path d="M12 5.5a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13zm0 3.300a3.200 3.200 0 1 1 0 6.400 3.200 3.200 0 0 1 0-6.400z" fillRule="evenodd" />,
} as const;

export function RoleBadge({ mark }: { mark: Mark }) {
  if (mark === 'none') return <span className="badge badge-none" aria-hidden="true" />;
  return (
    <svg className={`badge badge-${mark}`} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <rect className="badge-ground" width="24" height="24" rx="4" />
      <rect className="badge-pattern" width="24" height="24" rx="4" fill={`url(#pattern-${mark})`} />
      <g className="badge-shape">{shapes[mark]}</g>
    </svg>
  );
}

/** The patterns, defined once for the page: diagonal, solid, cross hatch, dots. */
export function BadgePatterns() {
  return (
    <svg className="definitions" aria-hidden="true" focusable="false">
      <defs>
        <pattern id="pattern-give-way" width="4" height="4" patternUnits="userSpaceOnUse" patternTransform="rotate(45)"><path d="M0 0v4" className="hatch" /></pattern>
        <pattern id="pattern-stand-on" width="4" height="4" patternUnits="userSpaceOnUse" />
        <pattern id="pattern-both" width="4" height="4" patternUnits="userSpaceOnUse" patternTransform="rotate(45)"><path d="M0 0v4M0 0h4" className="hatch" /></pattern>
        <pattern id="pattern-not-to-impede" width="4" height="4" patternUnits="userSpaceOnUse"><circle cx="2" cy="2" r=".8" className="dot" /></pattern>
      </defs>
    </svg>
  );
}
