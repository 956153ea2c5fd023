import type { SearchKind } from 'shared-lib/contracts';

interface FormerSlug {
  kind: SearchKind;
  /** Slug of a URL that still redirects. */
  former: string;
  /** Current slug. */
  slug: string;
}

/** Slugs of the company's previous site. Other sites still link to them. */
export const formerSlugs: FormerSlug[] = [
  { kind: 'service', former: 'feasibility-studies', slug: 'feasibility' },
  { kind: 'sector', former: 'agriculture', slug: 'agricultural' },
  { kind: 'article', former: 'معدل-العائد-الداخلي', slug: 'irr-npv' },
  { kind: 'study', former: 'dates-packing', slug: 'dates-factory' },
];
