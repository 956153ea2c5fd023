import type { Article, Study } from 'shared-lib/contracts';
import { paths } from 'shared-lib/paths';
import type { Crumb } from 'shared-lib/ui/breadcrumbs';
import { sectorTitle } from '../copy/cards.ts';
import { heads } from '../copy/heads.ts';
import { breadcrumbsTo } from './breadcrumbs.ts';

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
