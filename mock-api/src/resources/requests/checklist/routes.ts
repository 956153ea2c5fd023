import { checklistChangeInput, checklistInput } from 'shared-lib/contracts';
import * as z from 'zod/mini';
import { currentUser } from '../../../http/access.ts';
import { parseRowId } from '../../../http/params.ts';
import type { Api } from '../../../http/validation.ts';
import { adminArea } from '../admin-routes.ts';
import { changeOwnRequest } from '../client-routes.ts';
import { consultantArea } from '../consultant-routes.ts';
import { storeOnce, upload, type FileRouteDeps } from '../files/routes.ts';
import { acceptUploads } from '../files/uploads.ts';
import { findRequest, referenceParams } from '../repository.ts';
import { changeAsStaff, requestSchema, type StaffArea } from '../staff-routes.ts';
import { addItems, changeItem, receiveDocument, setRemoved } from './checklist.ts';

const itemParams = z.object({ ...referenceParams.shape, id: z.string().check(z.maxLength(20)) });

const addStaffRoutes = (app: Api, deps: FileRouteDeps, area: StaffArea): void => {
  const config = { access: area.role };
  const schema = { ...requestSchema(area), params: itemParams };

  app.post(
    `${area.base}/:reference/checklist`,
    {
      config,
      schema: { summary: 'Asks the client for documents.', ...requestSchema(area), body: checklistInput },
    },
    (request) => changeAsStaff(deps, area, request, (context, row) => addItems(context, row, request.body)),
  );

  app.patch(
    `${area.base}/:reference/checklist/:id`,
    {
      config,
      schema: { ...schema, summary: 'Changes, accepts or refuses a document.', body: checklistChangeInput },
    },
    (request) =>
      changeAsStaff(deps, area, request, (context, row) =>
        changeItem(context, row, parseRowId(request.params.id), request.body),
      ),
  );

  app.delete(
    `${area.base}/:reference/checklist/:id`,
    { config, schema: { ...schema, summary: 'Removes a document from the list; its files stay.' } },
    (request) =>
      changeAsStaff(deps, area, request, (context, row) =>
        setRemoved(context, row, parseRowId(request.params.id), true),
      ),
  );

  app.post(
    `${area.base}/:reference/checklist/:id/restore`,
    { config, schema: { ...schema, summary: 'Puts a removed document back on the list.' } },
    (request) =>
      changeAsStaff(deps, area, request, (context, row) =>
        setRemoved(context, row, parseRowId(request.params.id), false),
      ),
  );
};

/** The documents that a request needs from its client. */
export const checklistRoutes = (deps: FileRouteDeps) => async (app: Api) => {
  await acceptUploads(app);
  for (const area of [consultantArea, adminArea]) addStaffRoutes(app, deps, area);

  app.post(
    '/api/account/requests/:reference/checklist/:id/files',
    {
      config: { access: 'signed-in', ...upload },
      schema: {
        summary: 'Sends a file (`multipart/form-data`, at most 25 MB) for a document that the company asked for.',
        params: itemParams,
      },
    },
    async (request) => {
      const { reference, id } = request.params;
      // Checked before the upload, so that no file is received for a request that the caller may not see.
      await findRequest(deps.db, reference, currentUser(request), 'own');
      return storeOnce(
        deps,
        request,
        (context, row, file) => receiveDocument(context, row, parseRowId(id), file),
        (add) => changeOwnRequest(deps, request, reference, add),
      );
    },
  );
};
