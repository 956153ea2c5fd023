import type { Article } from 'shared-lib/contracts';
import { paths } from 'shared-lib/paths';
import type { Crumb } from 'shared-lib/ui/breadcrumbs';
import { heads } from '../../copy/heads.ts';
import { trailTo } from '../../seo/breadcrumbs.ts';

/** Breadcrumb trail of an article. */
export const articleTrail = ({ title_ar }: Article): readonly Crumb[] =>
  trailTo({ label: heads.articles.title, to: paths.blog() }, { label: title_ar });
