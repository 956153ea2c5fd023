import { paths } from 'shared-lib/paths';
import { heads } from '../../copy/heads.ts';
import { breadcrumbsTo } from '../../seo/breadcrumbs.ts';

export const serviceBreadcrumbs = (name: string) =>
  breadcrumbsTo({ label: heads.services.title, to: paths.services() }, { label: name });
