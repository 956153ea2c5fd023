import type { StudyFiles } from '../documents/study-files.ts';
import type { DialectDeps } from '../dialect/routes.ts';
import type { Api } from '../http/validation.ts';
import { bulkRoutes } from './bulk.ts';
import { adminSettingRoutes } from './settings/admin-routes.ts';
import { savedViewRoutes } from './saved-views/routes.ts';
import { linkCheckRoutes } from './links/routes.ts';
import { adminSearchRoutes } from './search/admin-routes.ts';
import { adminStatRoutes } from './stats/admin-routes.ts';
import { adminDocumentRoutes } from './studies/admin-documents.ts';
import { adminUserActions } from './users/admin-actions.ts';
import { adminUploadRoutes, type UploadDeps } from './uploads/admin-routes.ts';

/** Admin routes beside CRUD: settings, statistics, uploads, bulk actions and account actions. */
export const adminFeatureRoutes = (deps: UploadDeps & DialectDeps & { studyFiles: StudyFiles }) => async (app: Api) => {
  await app.register(adminSettingRoutes(deps));
  await app.register(adminStatRoutes(deps));
  await app.register(adminSearchRoutes(deps));
  await app.register(linkCheckRoutes(deps));
  await app.register(savedViewRoutes(deps));
  await app.register(adminUploadRoutes(deps));
  await app.register(bulkRoutes(deps));
  await app.register(adminDocumentRoutes(deps));
  await app.register(adminUserActions(deps));
};
