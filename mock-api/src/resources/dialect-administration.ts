import type { StudyFiles } from '../documents/study-files.ts';
import { delayAnswers } from '../dialect/delay.ts';
import { allowEmptyBodies } from '../dialect/empty-bodies.ts';
import { relationsOf } from '../dialect/relations.ts';
import { addDialect, type DialectParts } from '../dialect/routes.ts';
import type { Api } from '../http/validation.ts';
import { articles } from './articles/resource.ts';
import { sectors } from './sectors/resource.ts';
import { services } from './services/resource.ts';
import { sliders } from './sliders/resource.ts';
import { createStudyResource } from './studies/resource.ts';
import { createUserResource } from './users/resource.ts';

/** What the administration reads and writes in the dialect: the site's content, and its accounts. */
export const dialectAdministration =
  (parts: DialectParts & { studyFiles: StudyFiles; siteMode: 'demo' | 'live' }) => async (app: Api) => {
    allowEmptyBodies(app);
    if (parts.siteMode !== 'live') delayAnswers(app);
    const resources = [services, sectors, sliders, articles, createStudyResource(parts), createUserResource(parts)];
    for (const resource of resources) addDialect(app, parts, resource, relationsOf(resource, resources));
  };
