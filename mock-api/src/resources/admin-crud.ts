import type { StudyFiles } from '../documents/study-files.ts';
import { delayResponses } from '../dialect/delay.ts';
import { relationsOf } from '../dialect/relations.ts';
import { addDialectRoutes, type DialectDeps } from '../dialect/routes.ts';
import type { Api } from '../http/validation.ts';
import { articles } from './articles/resource.ts';
import { cannedReplies } from './canned-replies/resource.ts';
import { sectors } from './sectors/resource.ts';
import { services } from './services/resource.ts';
import { sliders } from './sliders/resource.ts';
import { addSlugRoutes } from './slugs/admin-routes.ts';
import { createStudyResource } from './studies/resource.ts';
import { createUserResource } from './users/resource.ts';
import { addHistoryRoutes } from './versions/routes.ts';

/** CRUD routes in the style of json-server for the site's content and the accounts. */
export const adminCrudRoutes =
  (deps: DialectDeps & { studyFiles: StudyFiles; siteMode: 'demo' | 'live' }) => async (app: Api) => {
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
