import type { SearchKind } from 'shared-lib/contracts';

interface FormerSlug {
  kind: SearchKind;
  /** What the thing was called, and what it is called today. */
  former: string;
  slug: string;
}

/** Addresses of the company's site of before, which others still link to. */
export const formerSlugs: FormerSlug[] = [
  { kind: 'service', former: 'feasibility-studies', slug: 'feasibility' },
  { kind: 'sector', former: 'agriculture', slug: 'agricultural' },
  { kind: 'article', former: 'معدل-العائد-الداخلي', slug: 'irr-npv' },
  { kind: 'study', former: 'dates-packing', slug: 'dates-factory' },
];
