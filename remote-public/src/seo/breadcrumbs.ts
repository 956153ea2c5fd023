import { paths } from 'shared-lib/paths';
import type { JsonLd } from 'shared-lib/seo';
import type { Crumb } from 'shared-lib/ui/breadcrumbs';
import { copy } from '../copy/ar.ts';

/** Breadcrumb trail from the home page; the last crumb is the page itself. */
export const trailTo = (...crumbs: readonly Crumb[]): readonly Crumb[] => [
  { label: copy.pages.home, to: paths.home() },
  ...crumbs,
];

/** Structured data of a breadcrumb trail (schema.org/BreadcrumbList). */
export const breadcrumbList = (
  trail: readonly Crumb[],
  { origin, pathname }: Pick<URL, 'origin' | 'pathname'>,
): JsonLd => ({
  '@type': 'BreadcrumbList',
  itemListElement: trail.map(({ label, to }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: label,
    item: origin + (to ?? pathname),
  })),
});
