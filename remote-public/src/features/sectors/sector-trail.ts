import { paths } from 'shared-lib/paths';
import { heads } from '../../copy/heads.ts';
import { sectorTitle } from '../../copy/sector-title.ts';
import { trailTo } from '../../seo/breadcrumbs.ts';

export const sectorTrail = (name: string) =>
  trailTo({ label: heads.sectors.crumb, to: paths.sectors() }, { label: sectorTitle(name) });
