import type { Study } from 'shared-lib/contracts';
import { paths } from 'shared-lib/paths';
import { heads } from '../../copy/heads.ts';
import { breadcrumbsTo } from '../../seo/breadcrumbs.ts';

/** Breadcrumbs of a study. */
export const studyBreadcrumbs = ({ title_ar }: Pick<Study, 'title_ar'>) =>
  breadcrumbsTo({ label: heads.studies.name, to: paths.freeStudies() }, { label: title_ar });
