import { addDialect, type DialectParts } from '../dialect/routes.ts';
import type { Api } from '../http/validation.ts';
import { sliders } from './sliders/resource.ts';

/** What the administration reads and writes of the site's content, in the dialect. */
export const contentAdministration = (parts: DialectParts) => async (app: Api) => {
  addDialect(app, parts, sliders);
};
