import { addDialect, type DialectParts } from '../dialect/routes.ts';
import type { Api } from '../http/validation.ts';
import { sectors } from './sectors/resource.ts';
import { services } from './services/resource.ts';
import { sliders } from './sliders/resource.ts';

/** What the administration reads and writes of the site's content, in the dialect. */
export const contentAdministration = (parts: DialectParts) => async (app: Api) => {
  for (const resource of [services, sectors, sliders]) addDialect(app, parts, resource);
};
