import {
  deletionBulkInput,
  orderedBulkInput,
  publicationBulkInput,
  publicationStatuses,
  requestKinds,
  userBulkInput,
} from 'shared-lib/contracts';
import * as z from 'zod/mini';
import { addExport } from '../csv/export.ts';
import { acceptCsvBodies, addImport } from '../csv/import-routes.ts';
import type { FileStore } from '../files/file-store.ts';
import type { StudyFiles } from '../documents/study-files.ts';
import { addBulkRoute, type BulkActions } from '../dialect/bulk.ts';
import { addUndoRoute } from '../dialect/bulk-undo.ts';
import { addFeatureRoute, addReorderRoute } from '../dialect/reorder.ts';
import type { DialectDeps } from '../dialect/routes.ts';
import type { Api } from '../http/validation.ts';
import { articleCsvFields, articles } from './articles/resource.ts';
import { auditExport } from './audit/admin-routes.ts';
import { cannedReplies } from './canned-replies/resource.ts';
import { isPublishedAt } from './publications/state.ts';
import type { RecordedResource } from './recorded-resource.ts';
import { readReferences, requestsOfAccounts } from './references/read-references.ts';
import { inboxExport, requestsExport } from './requests/lists/inbox-export.ts';
import { sectorCsvFields, sectors } from './sectors/resource.ts';
import { serviceCsvFields, services } from './services/resource.ts';
import { csvFieldsOf } from '../fields/csv.ts';
import { sliderFields } from '../fields/content.ts';
import { sliders } from './sliders/resource.ts';
import { studyCsvFields, createStudyResource } from './studies/resource.ts';
import { userFields } from '../fields/users.ts';
import { createUserResource } from './users/resource.ts';

const activation = {
  input: orderedBulkInput,
  effects: { activate: { is_active: true }, deactivate: { is_active: false }, delete: 'delete' },
  changed: ['is_active'],
  stateOf: (item) => (Reflect.get(item, 'is_active') === true ? 'active' : 'inactive'),
} as const satisfies BulkActions<'activate' | 'deactivate' | 'delete'>;

const publicationOf = z.object({ status: z.enum(publicationStatuses), published_at: z.nullable(z.string()) });

const publication = {
  input: publicationBulkInput,
  effects: {
    publish: { status: 'published' },
    draft: { status: 'draft' },
    archive: { status: 'archived' },
    delete: 'delete',
  },
  changed: ['status', 'published_at'],
  stateOf: (item, now) => {
    const state = publicationOf.parse(item);
    return isPublishedAt(state, now) ? 'published' : state.status;
  },
} as const satisfies BulkActions<'publish' | 'draft' | 'archive' | 'delete'>;

const onlyDeletion = {
  input: deletionBulkInput,
  effects: { delete: 'delete' },
  changed: [],
  stateOf: () => 'written',
} as const satisfies BulkActions<'delete'>;

const accountStatus = {
  input: userBulkInput,
  effects: { activate: { status: 'active' }, suspend: { status: 'suspended' }, delete: 'delete' },
  changed: ['status'],
  stateOf: (item) => String(Reflect.get(item, 'status')),
  usedBy: requestsOfAccounts,
} as const satisfies BulkActions<'activate' | 'suspend' | 'delete'>;

/** What refers to rows that are about to be deleted. */
const referencesTo = ({ versions }: RecordedResource): Pick<BulkActions<string>, 'usedBy'> => ({
  usedBy: (db, items) => readReferences(db, versions?.slugs, items),
});

/** Admin routes that work on several rows in one request: bulk actions, reordering, CSV export and import. */
export const bulkRoutes = (deps: DialectDeps & { studyFiles: StudyFiles; files: FileStore }) => async (app: Api) => {
  const [studies, users] = [createStudyResource(deps), createUserResource(deps)];
  for (const resource of [services, sectors, sliders]) {
    addBulkRoute(app, deps, resource, { ...activation, ...referencesTo(resource) });
    addUndoRoute(app, deps, resource, activation.changed);
  }
  for (const resource of [articles, studies]) {
    addBulkRoute(app, deps, resource, { ...publication, ...referencesTo(resource) });
    addUndoRoute(app, deps, resource, publication.changed);
  }
  addBulkRoute(app, deps, cannedReplies, onlyDeletion);
  addUndoRoute(app, deps, cannedReplies, onlyDeletion.changed);
  addBulkRoute(app, deps, users, accountStatus);
  addUndoRoute(app, deps, users, accountStatus.changed);
  addReorderRoute(app, deps, 'services', services);
  addReorderRoute(app, deps, 'sectors', sectors);
  addReorderRoute(app, deps, 'sliders', sliders);
  addFeatureRoute(app, deps, 'articles', articles);
  addFeatureRoute(app, deps, 'studies', studies);
  addExport(app, deps, { ...services, fields: serviceCsvFields });
  addExport(app, deps, { ...sectors, fields: sectorCsvFields });
  addExport(app, deps, { ...sliders, fields: async () => csvFieldsOf(sliderFields) });
  addExport(app, deps, { ...articles, fields: articleCsvFields });
  addExport(app, deps, { ...studies, fields: studyCsvFields });
  addExport(app, deps, { ...users, fields: async () => csvFieldsOf(userFields) });
  for (const kind of requestKinds) addExport(app, deps, inboxExport(kind, deps.clock));
  addExport(app, deps, requestsExport(deps.clock));
  addExport(app, deps, auditExport);
  acceptCsvBodies(app);
  addImport(app, deps, { ...services, fields: serviceCsvFields });
  addImport(app, deps, { ...sectors, fields: sectorCsvFields });
  addImport(app, deps, { ...studies, fields: studyCsvFields });
};
