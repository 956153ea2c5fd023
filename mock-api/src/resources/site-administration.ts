import type { StudyFiles } from '../documents/study-files.ts';
import type { DialectParts } from '../dialect/routes.ts';
import type { Api } from '../http/validation.ts';
import { manyAtOnce } from './many-at-once.ts';
import { adminSettingRoutes } from './settings/admin-routes.ts';
import { adminStatRoutes } from './stats/admin-routes.ts';
import { adminUserActions } from './users/admin-actions.ts';
import { adminUploadRoutes, type UploadParts } from './uploads/admin-routes.ts';

/** What the administration does besides writing rows. */
export const siteAdministration =
  (parts: UploadParts & DialectParts & { studyFiles: StudyFiles }) => async (app: Api) => {
    await app.register(adminSettingRoutes(parts));
    await app.register(adminStatRoutes(parts));
    await app.register(adminUploadRoutes(parts));
    await app.register(manyAtOnce(parts));
    await app.register(adminUserActions(parts));
  };
