const face = (role: string, weight: string) =>
  `font-size: var(--fs-${role}); line-height: var(--lh-${role}); font-weight: var(--w-${weight});`;

/** Declarations of each text role, to be put into a styled template. Headings take their colour from the surface. */
export const text = {
  display: face('display', 'display'),
  h1: face('h1', 'head'),
  h2: face('h2', 'head'),
  h3: face('h3', 'head'),
  h4: face('h4', 'head'),
  /** Title of a working page (dashboard, administration). */
  pageTitle: 'font-size: 1.625rem; line-height: 1.5; font-weight: var(--w-head);',
  lead: face('lead', 'body'),
  body: face('body', 'body'),
  /** Between body and small: text of cards, labels, buttons. */
  compact: 'font-size: .9375rem; line-height: 1.85;',
  article: 'font-size: 1.0938rem; line-height: 2.05; font-weight: var(--w-body);',
  sm: 'font-size: var(--fs-sm); line-height: var(--lh-sm);',
  xs: 'font-size: var(--fs-xs); line-height: var(--lh-xs);',
  figure:
    'font-size: var(--fs-figure); line-height: 1.25; font-weight: var(--w-figure); font-variant-numeric: proportional-nums lining-nums;',
  /** Figures that stand below one another: tables, prices. */
  tabular: 'font-variant-numeric: tabular-nums lining-nums;',
} as const;
