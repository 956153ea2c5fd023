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
