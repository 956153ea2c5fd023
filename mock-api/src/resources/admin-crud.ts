import type { FileStore } from '../files/file-store.ts';
import type { StudyFiles } from '../documents/study-files.ts';
import { delayResponses } from '../dialect/delay.ts';
import { relationsOf } from '../dialect/relations.ts';
import { addDialectRoutes, type DialectDeps } from '../dialect/routes.ts';
import type { Api } from '../http/validation.ts';
import { articles } from './articles/resource.ts';
import { cannedReplies } from './canned-replies/resource.ts';
import { emailSampleRoutes } from './emails/routes.ts';
import { sectors } from './sectors/resource.ts';
import { services } from './services/resource.ts';
import { sliders } from './sliders/resource.ts';
import { addSlugRoutes } from './slugs/admin-routes.ts';
import { createStudyResource } from './studies/resource.ts';
import { createUserResource } from './users/resource.ts';
import { addHistoryRoutes } from './versions/routes.ts';
import { bulkRoutes } from './bulk.ts';
import { adminSettingRoutes } from './settings/admin-routes.ts';
import { savedViewRoutes } from './saved-views/routes.ts';
import { linkCheckRoutes } from './links/routes.ts';
import { adminSearchRoutes } from './search/admin-routes.ts';
import { adminStatRoutes } from './stats/admin-routes.ts';
import { adminDocumentRoutes } from './studies/files.ts';
import { adminUserActions } from './users/admin-actions.ts';
import { consultantDecisions } from './users/consultant-decisions.ts';
import { adminUploadRoutes, type UploadDeps } from './uploads/admin-routes.ts';

interface StoredFiles {
  /** Files of requests and of consultants. */
  files: FileStore;
  studyFiles: StudyFiles;
}
type FeatureDeps = UploadDeps & DialectDeps & StoredFiles;

/** Admin routes beside CRUD: settings, statistics, uploads, bulk actions and account actions. */
export const adminFeatureRoutes = (deps: FeatureDeps) => async (app: Api) => {
  await app.register(adminSettingRoutes(deps));
  await app.register(adminStatRoutes(deps));
  await app.register(adminSearchRoutes(deps));
  await app.register(linkCheckRoutes(deps));
  await app.register(savedViewRoutes(deps));
  await app.register(adminUploadRoutes(deps));
  await app.register(bulkRoutes(deps));
  await app.register(adminDocumentRoutes(deps));
  await app.register(adminUserActions(deps));
  await app.register(consultantDecisions(deps));
  await app.register(emailSampleRoutes(deps));
};

/** CRUD routes in the style of json-server for the site's content and the accounts. */
export const adminCrudRoutes =
  (deps: DialectDeps & StoredFiles & { siteMode: 'demo' | 'live' }) => async (app: Api) => {
    if (deps.siteMode !== 'live') delayResponses(app);
    const resources = [
      services,
      sectors,
      sliders,
      articles,
      createStudyResource(deps),
      createUserResource(deps),
      cannedReplies,
    ];
    for (const resource of resources) {
      addDialectRoutes(app, deps, resource, relationsOf(resource, resources));
      addHistoryRoutes(app, deps, resource);
      addSlugRoutes(app, deps, resource);
    }
  };
