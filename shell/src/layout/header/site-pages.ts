import { paths } from 'shared-lib/paths';
import { copy } from '../../copy/ar.ts';

/** Pages of the main menu before and after the services, which have a menu of their own. */
export const pagesBeforeServices = [
  { to: paths.home(), label: copy.nav.home },
  { to: paths.about(), label: copy.nav.about },
];
export const pagesAfterServices = [
  { to: paths.sectors(), label: copy.nav.sectors },
  { to: paths.blog(), label: copy.nav.blog },
  { to: paths.contact(), label: copy.nav.contact },
];
export const servicesPage = { to: paths.services(), label: copy.nav.services };
export const mainPages = [...pagesBeforeServices, servicesPage, ...pagesAfterServices];
