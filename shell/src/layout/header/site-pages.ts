import { sections, type SectionId } from 'shared-lib/federation';
import { copy } from '../../copy/ar.ts';

const isSectionId = (id: string): id is SectionId => id in sections;
const pageOf = (id: SectionId) => ({ to: sections[id].path, label: copy.nav[id] });

/** Sections of the main menu. Their labels are copy of the shell, so that the menu works while no release can be loaded. */
const menuIds = Object.keys(sections)
  .filter(isSectionId)
  .filter((id) => sections[id].isInMenu);
const servicesIndex = menuIds.indexOf('services');

/** Pages of the main menu before and after the services, which have a menu of their own. */
export const pagesBeforeServices = menuIds.slice(0, servicesIndex).map(pageOf);
export const pagesAfterServices = menuIds.slice(servicesIndex + 1).map(pageOf);
export const servicesPage = pageOf('services');
export const mainPages = menuIds.map(pageOf);
