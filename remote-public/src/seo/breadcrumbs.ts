import { paths } from 'shared-lib/paths';
import type { JsonLd } from 'shared-lib/seo';
import type { Crumb } from 'shared-lib/ui/breadcrumbs';
import type { Article, Study } from 'shared-lib/contracts';
import { copy } from '../copy/ar.ts';
import { heads } from '../copy/heads.ts';
import { sectorTitle } from '../copy/cards.ts';

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

/** Breadcrumbs of an article. */
export const articleBreadcrumbs = ({ title_ar }: Article): readonly Crumb[] =>
  breadcrumbsTo({ label: heads.articles.title, to: paths.blog() }, { label: title_ar });

export const sectorBreadcrumbs = (name: string) =>
  breadcrumbsTo({ label: heads.sectors.crumb, to: paths.sectors() }, { label: sectorTitle(name) });

export const serviceBreadcrumbs = (name: string) =>
  breadcrumbsTo({ label: heads.services.title, to: paths.services() }, { label: name });

/** Breadcrumbs of a study. */
export const studyBreadcrumbs = ({ title_ar }: Pick<Study, 'title_ar'>) =>
  breadcrumbsTo({ label: heads.studies.name, to: paths.freeStudies() }, { label: title_ar });

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
