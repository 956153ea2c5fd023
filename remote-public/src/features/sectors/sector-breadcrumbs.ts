import { paths } from 'shared-lib/paths';
import { heads } from '../../copy/heads.ts';
import { sectorTitle } from '../../copy/sector-title.ts';
import { breadcrumbsTo } from '../../seo/breadcrumbs.ts';

export const sectorBreadcrumbs = (name: string) =>
  breadcrumbsTo({ label: heads.sectors.crumb, to: paths.sectors() }, { label: sectorTitle(name) });
