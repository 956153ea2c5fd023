import { placedBulkInput, publicationBulkInput, requestKinds, userBulkInput } from 'shared-lib/contracts';
import { addExport } from '../csv/export.ts';
import { acceptTables, addImport } from '../csv/import-routes.ts';
import type { StudyFiles } from '../documents/study-files.ts';
import { addBulk } from '../dialect/bulk.ts';
import { addOrdering } from '../dialect/ordering.ts';
import type { DialectParts } from '../dialect/routes.ts';
import type { Api } from '../http/validation.ts';
import { articleFields } from './articles/csv.ts';
import { articles } from './articles/resource.ts';
import { exportedInbox } from './requests/csv.ts';
import { sectorFields } from './sectors/csv.ts';
import { sectors } from './sectors/resource.ts';
import { serviceFields } from './services/csv.ts';
import { services } from './services/resource.ts';
import { sliderFields } from './sliders/csv.ts';
import { sliders } from './sliders/resource.ts';
import { studyFields } from './studies/csv.ts';
import { createStudyResource } from './studies/resource.ts';
import { userFields } from './users/csv.ts';
import { createUserResource } from './users/resource.ts';

const placed = {
  input: placedBulkInput,
  meaning: { activate: { is_active: true }, deactivate: { is_active: false }, delete: 'delete' },
} as const;

const publications = {
  input: publicationBulkInput,
  meaning: {
    publish: { status: 'published' },
    draft: { status: 'draft' },
    archive: { status: 'archived' },
    delete: 'delete',
  },
} as const;

const accounts = {
  input: userBulkInput,
  meaning: { activate: { status: 'active' }, suspend: { status: 'suspended' }, delete: 'delete' },
} as const;

/** What the administration does with many rows in one call. */
export const manyAtOnce = (parts: DialectParts & { studyFiles: StudyFiles }) => async (app: Api) => {
  for (const resource of [services, sectors, sliders]) addBulk(app, parts, resource, placed);
  const [studies, users] = [createStudyResource(parts), createUserResource(parts)];
  for (const resource of [articles, studies]) addBulk(app, parts, resource, publications);
  addBulk(app, parts, users, accounts);
  addOrdering(app, parts, 'services', services);
  addOrdering(app, parts, 'sectors', sectors);
  addOrdering(app, parts, 'sliders', sliders);
  addExport(app, parts, { ...services, fields: serviceFields });
  addExport(app, parts, { ...sectors, fields: sectorFields });
  addExport(app, parts, { ...sliders, fields: sliderFields });
  addExport(app, parts, { ...articles, fields: articleFields });
  addExport(app, parts, { ...studies, fields: studyFields });
  addExport(app, parts, { ...users, fields: userFields });
  for (const kind of requestKinds) addExport(app, parts, exportedInbox(kind));
  acceptTables(app);
  addImport(app, parts, { ...services, fields: serviceFields });
  addImport(app, parts, { ...sectors, fields: sectorFields });
};
