import { placedBulkInput, publicationBulkInput, userBulkInput } from 'shared-lib/contracts';
import type { StudyFiles } from '../documents/study-files.ts';
import { addBulk } from '../dialect/bulk.ts';
import { addOrdering } from '../dialect/ordering.ts';
import type { DialectParts } from '../dialect/routes.ts';
import type { Api } from '../http/validation.ts';
import { articles } from './articles/resource.ts';
import { sectors } from './sectors/resource.ts';
import { services } from './services/resource.ts';
import { sliders } from './sliders/resource.ts';
import { createStudyResource } from './studies/resource.ts';
import { createUserResource } from './users/resource.ts';

const placed = { input: placedBulkInput, meaning: { activate: { is_active: true }, deactivate: { is_active: false }, delete: 'delete' } } as const;

const publications = {
  input: publicationBulkInput,
  meaning: { publish: { status: 'published' }, draft: { status: 'draft' }, archive: { status: 'archived' }, delete: 'delete' },
} as const;

const accounts = { input: userBulkInput, meaning: { activate: { status: 'active' }, suspend: { status: 'suspended' }, delete: 'delete' } } as const;

/** What the administration does with many rows in one call. */
export const manyAtOnce = (parts: DialectParts & { studyFiles: StudyFiles }) => async (app: Api) => {
  for (const resource of [services, sectors, sliders]) addBulk(app, parts, resource, placed);
  for (const resource of [articles, createStudyResource(parts)]) addBulk(app, parts, resource, publications);
  addBulk(app, parts, createUserResource(parts), accounts);
  addOrdering(app, parts, 'services', services);
  addOrdering(app, parts, 'sectors', sectors);
  addOrdering(app, parts, 'sliders', sliders);
};
