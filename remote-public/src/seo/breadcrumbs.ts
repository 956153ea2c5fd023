import { paths } from 'shared-lib/paths';
import type { JsonLd } from 'shared-lib/seo';
import type { Crumb } from 'shared-lib/ui/breadcrumbs';
import { copy } from '../copy/ar.ts';

/** The way to a page from the home page; the last crumb is the page itself. */
export const trailTo = (...crumbs: readonly Crumb[]): readonly Crumb[] => [
  { label: copy.pages.home, to: paths.home() },
  ...crumbs,
];

/** The same way, as search engines read it. */
export const breadcrumbList = (trail: readonly Crumb[], { origin, pathname }: URL): JsonLd => ({
  '@type': 'BreadcrumbList',
  itemListElement: trail.map(({ label, to }, place) => ({
    '@type': 'ListItem',
    position: place + 1,
    name: label,
    item: origin + (to ?? pathname),
  })),
});
