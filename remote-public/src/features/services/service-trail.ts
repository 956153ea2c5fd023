import { paths } from 'shared-lib/paths';
import { heads } from '../../copy/heads.ts';
import { trailTo } from '../../seo/breadcrumbs.ts';

export const serviceTrail = (name: string) =>
  trailTo({ label: heads.services.title, to: paths.services() }, { label: name });
