import { paths } from 'shared-lib/paths';
import type { JsonLd } from 'shared-lib/seo';
import type { Crumb } from 'shared-lib/ui/breadcrumbs';
import { copy } from '../copy/ar.ts';

/** Breadcrumbs from the home page; the last crumb is the page itself. */
export const breadcrumbsTo = (...crumbs: readonly Crumb[]): readonly Crumb[] => [
  { label: copy.pages.home, to: paths.home() },
  ...crumbs,
];

/** Structured data of breadcrumbs (schema.org/BreadcrumbList). */
export const breadcrumbList = (
  breadcrumbs: readonly Crumb[],
  { origin, pathname }: Pick<URL, 'origin' | 'pathname'>,
): JsonLd => ({
  '@type': 'BreadcrumbList',
  itemListElement: breadcrumbs.map(({ label, to }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: label,
    item: origin + (to ?? pathname),
  })),
});

interface ListedPage {
  name: string;
  path: string;
}

/** Structured data of a list page (schema.org/ItemList). */
export const itemList = (items: readonly ListedPage[], { origin }: URL): JsonLd => ({
  '@type': 'ItemList',
  itemListElement: items.map(({ name, path }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    url: origin + path,
  })),
});
