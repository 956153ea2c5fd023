import type { Study } from 'shared-lib/contracts';
import { paths } from 'shared-lib/paths';
import { heads } from '../../copy/heads.ts';
import { trailTo } from '../../seo/breadcrumbs.ts';

/** Breadcrumb trail of a study. */
export const studyTrail = ({ title_ar }: Pick<Study, 'title_ar'>) =>
  trailTo({ label: heads.studies.name, to: paths.freeStudies() }, { label: title_ar });
