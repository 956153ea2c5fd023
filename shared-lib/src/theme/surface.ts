/** Styles that make an element a surface: they set the custom properties that the content on it uses for its colours. */
export const surface = {
  /** Dark background with light text. */
  dark: `
    --heading: var(--on-dark);
    --muted: var(--on-dark-2);
    --link: var(--brass-400);
    --focus: var(--focus-dark);
    --gauge: var(--ink-700);
    --control: transparent;
    --control-line: #3b6166;
    --control-ink: var(--on-dark);
    background-color: var(--ink-900);
    color: var(--on-dark);
  `,
  sand: 'background-color: var(--sand-100);',
  /** A light area on a dark surface: a menu, a dialog, a form. */
  light: `
    --heading: var(--ink-900);
    --muted: var(--text-2);
    --link: var(--nile-600);
    --focus: var(--nile-600);
    --gauge: var(--sand-400);
    --control: var(--surface);
    --control-line: var(--line);
    --control-ink: var(--ink-900);
    background-color: var(--surface);
    color: var(--text);
  `,
} as const;
