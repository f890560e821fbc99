/** Line icons on a grid of 24, drawn in the colour of the text. They carry no meaning alone: every control has a name. */
import type { ReactNode } from 'react';

const shapes = {
  play: <path d="M8 5.5v13l10.5-6.5z" className="filled" />,
  pause: <path d="M8 5.5v13M16 5.5v13" className="heavy" />,
  step: <path d="M7 6v12l8-6zM18 6v12" />,
  back: <path d="M17 6v12l-8-6zM6 6v12" />,
  restart: <path d="M5 12a7 7 0 1 0 2.3-5.2M5 4v4h4" />,
  plus: <path d="M12 5v14M5 12h14" />,
  minus: <path d="M5 12h14" />,
  fit: <path d="M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5" />,
  follow: <><circle cx="12" cy="12" r="6" /><path d="M12 2.5V8M12 16v5.5M2.5 12H8M16 12h5.5" /></>,
  file: <path d="M12 15V4M8 8l4-4 4 4M4 15v5h16v-5" />,
  help: <><circle cx="12" cy="12" r="9" /><path d="M9.5 9.5a2.5 2.5 0 1 1 3.4 2.4c-.6.3-.9.8-.9 1.6v.4M12 16.8v.2" /></>,
  day: <><circle cx="12" cy="12" r="4" /><path d="M12 2.5v3M12 18.5v3M2.5 12h3M18.5 12h3M5.3 5.3l2.1 2.1M16.6 16.6l2.1 2.1M18.7 5.3l-2.1 2.1M7.4 16.6l-2.1 2.1" /></>,
  dusk: <><path d="M7 15a5 5 0 0 1 10 0M2.5 15h19M6 19h12M12 4v3M5 8l2 2M19 8l-2 2" /></>,
  night: <path d="M19.5 14.5A8 8 0 0 1 9.5 4.5a8 8 0 1 0 10 10z" />,
  auto: <><circle cx="12" cy="12" r="8" /><path d="M12 4a8 8 0 0 1 0 16z" className="filled" /></>,
  practise: <path d="M12 3c3 3 4.5 6.5 4.5 10V20h-9v-7C7.5 9.5 9 6 12 3zM12 9v5" />,
  book: <path d="M12 6.5C10 5 7.5 4.5 4 4.5v13.5c3.5 0 6 .5 8 2 2-1.5 4.5-2 8-2V4.5c-3.5 0-6 .5-8 2zM12 6.5V20" />,
  check: <path d="M5 12.500l4.500 4.500L19 7.500" />,
  settings: <path d="M4 7h9M17 7h3M4 12h3M11 12h9M4 17h7M15 17h5M15 5v4M9 10v4M13 15v4" />,
  headUp: <path d="M12 20V5M7 10l5-5 5 5M5 20h14" />,
  rings: <><circle cx="12" cy="12" r="3.2" /><circle cx="12" cy="12" r="8.5" /></>,
  bearing: <path d="M5 19L17 7M5 19V7M19.500 4.500a1.600 1.600 0 1 1-3.200 0 1.600 1.600 0 0 1 3.200 0zM5 12.500a6.500 6.500 0 0 1 4.600 1.900" />,
  close: <path d="M6 6l12 12M18 6L6 18" />,
  down: <path d="M6 9.5l6 6 6-6" />,
} satisfies Record<string, ReactNode>;

export type IconName = keyof typeof shapes;

export function Icon({ name }: { name: IconName }) {
  return <svg className="icon" viewBox="0 0 24 24" aria-hidden="true" focusable="false">{shapes[name]}</svg>;
}
