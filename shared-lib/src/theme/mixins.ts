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

const textStyles = (role: string, weight: string) =>
  `font-size: var(--fs-${role}); line-height: var(--lh-${role}); font-weight: var(--w-${weight});`;

/** Text styles by role, for styled templates. The surface sets the colour of headings. */
export const text = {
  display: textStyles('display', 'display'),
  h1: textStyles('h1', 'head'),
  h2: textStyles('h2', 'head'),
  h3: textStyles('h3', 'head'),
  h4: textStyles('h4', 'head'),
  /** Page title in the dashboard and administration. */
  pageTitle: 'font-size: 1.625rem; line-height: 1.5; font-weight: var(--w-head);',
  lead: textStyles('lead', 'body'),
  body: textStyles('body', 'body'),
  /** Between body and small: text of cards, labels, buttons. */
  compact: 'font-size: .9375rem; line-height: 1.85;',
  article: 'font-size: 1.0938rem; line-height: 2.05; font-weight: var(--w-body);',
  sm: 'font-size: var(--fs-sm); line-height: var(--lh-sm);',
  xs: 'font-size: var(--fs-xs); line-height: var(--lh-xs);',
  figure:
    'font-size: var(--fs-figure); line-height: 1.25; font-weight: var(--w-figure); font-variant-numeric: proportional-nums lining-nums;',
  /** Digits of equal width, for tables and prices. */
  tabular: 'font-variant-numeric: tabular-nums lining-nums;',
} as const;

/**
 * A CSS declaration for a physical side of the screen, in any text direction: gradients, arrow movement, alignment of
 * left-to-right inputs. Use logical properties for everything else. The `@noflip` comment stops the RTL plugin from flipping the
 * declaration; this function adds it at run time, because the build strips comments from styled templates.
 * @example physical('transform', 'translateX(-4px)')
 */
export const physical = (property: string, value: string): string => `/* @noflip */${property}:${value};`;
