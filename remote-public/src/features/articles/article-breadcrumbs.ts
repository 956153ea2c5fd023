import type { Article } from 'shared-lib/contracts';
import { paths } from 'shared-lib/paths';
import type { Crumb } from 'shared-lib/ui/breadcrumbs';
import { heads } from '../../copy/heads.ts';
import { breadcrumbsTo } from '../../seo/breadcrumbs.ts';

/** Breadcrumbs of an article. */
export const articleBreadcrumbs = ({ title_ar }: Article): readonly Crumb[] =>
  breadcrumbsTo({ label: heads.articles.title, to: paths.blog() }, { label: title_ar });
