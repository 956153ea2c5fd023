import { paths } from 'shared-lib/paths';
import { services } from '../../copy/services.ts';
import { trailTo } from '../../seo/breadcrumbs.ts';

export const serviceTrail = (name: string) => trailTo({ label: services.title, to: paths.services() }, { label: name });
