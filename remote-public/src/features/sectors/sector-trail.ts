import { paths } from 'shared-lib/paths';
import { sectors } from '../../copy/sectors.ts';
import { sectorTitle } from '../../copy/sector-title.ts';
import { trailTo } from '../../seo/breadcrumbs.ts';

export const sectorTrail = (name: string) =>
  trailTo({ label: sectors.crumb, to: paths.sectors() }, { label: sectorTitle(name) });
