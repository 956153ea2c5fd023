import type { StudyFiles } from '../documents/study-files.ts';
import { addDialect, type DialectParts } from '../dialect/routes.ts';
import type { Api } from '../http/validation.ts';
import { articles } from './articles/resource.ts';
import { sectors } from './sectors/resource.ts';
import { services } from './services/resource.ts';
import { sliders } from './sliders/resource.ts';
import { createStudyResource } from './studies/resource.ts';

/** What the administration reads and writes of the site's content, in the dialect. */
export const contentAdministration = (parts: DialectParts & { studyFiles: StudyFiles }) => async (app: Api) => {
  for (const resource of [services, sectors, sliders, articles, createStudyResource(parts)]) addDialect(app, parts, resource);
};
