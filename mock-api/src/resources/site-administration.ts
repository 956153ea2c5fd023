import type { Api } from '../http/validation.ts';
import { adminSettingRoutes } from './settings/admin-routes.ts';
import { adminStatRoutes } from './stats/admin-routes.ts';
import { adminUploadRoutes, type UploadParts } from './uploads/admin-routes.ts';

/** What the administration does besides writing rows. */
export const siteAdministration = (parts: UploadParts) => async (app: Api) => {
  await app.register(adminSettingRoutes(parts));
  await app.register(adminStatRoutes(parts));
  await app.register(adminUploadRoutes(parts));
};
