import {
  contentVersion,
  contentVersionDetail,
  deletedRestoreInput,
  deletedRow,
  versionRestoreInput,
  type ContentVersion,
} from 'shared-lib/contracts';
import { siteUrl } from 'shared-lib/paths';
import * as z from 'zod/mini';
import { isoAfter } from '../../clock.ts';
import { readJson } from '../../db/column-types.ts';
import type { Row } from '../../db/tables.ts';
import { listResponse, listQuerystring } from '../../dialect/list-response.ts';
import type { ListResource } from '../../dialect/list-resource.ts';
import type { RecordedResource } from '../recorded-resource.ts';
import type { DialectDeps } from '../../dialect/routes.ts';
import { runWrite } from '../../dialect/write-context.ts';
import { idParams, orNotFound, parseRowId } from '../../http/params.ts';
import type { Api } from '../../http/validation.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { forgetDeleted, RESTORE_TIME, type VersionRules } from './record-version.ts';
import { deletedRows, findDeleted, findVersion, readVersionData, restoreDeleted, restoreVersion } from './restore.ts';

const text = (name: string) => ({ ref: `content_versions.${name}`, type: 'text' }) as const;

const versionList: ListResource = {
  columns: {
    id: { ref: 'content_versions.id', type: 'integer' },
    record_id: { ref: 'content_versions.record_id', type: 'integer' },
    event: text('event'),
    title: text('title'),
    actor_name: text('actor_name'),
    at: text('at'),
  },
  search: 'content_versions.search',
  names: { search: 'content_versions.search', columns: ['content_versions.title'] },
  key: 'content_versions.id',
};

const present = ({
  data: _data,
  resource: _resource,
  search: _search,
  changed,
  ...version
}: Row<'content_versions'>): ContentVersion => ({
  ...version,
  changed: readJson(contentVersion.shape.changed, changed),
});

const config = { access: 'admin' } as const;
const versionParams = z.extend(idParams, { version: idParams.shape.id });
const nothing = z.object({});
const rowIdOf = (id: string): number => orNotFound(parseRowId(id));

const versionsPath = ({ name }: RecordedResource): string => `/api/admin/${name}/:id/versions`;

const addVersionReads = (app: Api, deps: DialectDeps, resource: RecordedResource, rules: VersionRules): void => {
  const { db, siteOrigin } = deps;
  const path = versionsPath(resource);

  app.get(
    path,
    {
      config,
      schema: {
        summary: `The versions of a ${resource.singular}, in the dialect.`,
        params: idParams,
        querystring: listQuerystring,
        response: { 200: z.array(contentVersion) },
      },
    },
    ({ params, query, url }, reply) =>
      listResponse({
        query,
        url: siteUrl(siteOrigin, url),
        reply,
        db,
        base: db
          .selectFrom('content_versions')
          .selectAll('content_versions')
          .where('content_versions.resource', '=', rules.resource)
          .where('content_versions.record_id', '=', rowIdOf(params.id)),
        resource: versionList,
        present,
      }),
  );

  app.get(
    `${path}/:version`,
    {
      config,
      schema: {
        summary: `One version of a ${resource.singular}, with the row at that time.`,
        params: versionParams,
        response: { 200: contentVersionDetail },
      },
    },
    async ({ params: { id, version } }) => {
      const row = await findVersion(db, rules, rowIdOf(id), rowIdOf(version));
      return { ...present(row), data: readVersionData(row) };
    },
  );
};

const addVersionRestore = (app: Api, deps: DialectDeps, resource: RecordedResource, rules: VersionRules): void => {
  app.post(
    `${versionsPath(resource)}/:version/restore`,
    {
      config,
      schema: {
        summary: `Restores the fields of a version; slug, publication and position of the ${resource.singular} stay.`,
        params: versionParams,
        body: versionRestoreInput,
        response: { 200: resource.item },
      },
    },
    (request) =>
      runWrite(deps, request, {
        status: 200,
        parse: resource.item.parse,
        write: async (context) => {
          const { id, version } = request.params;
          const row = await findVersion(context.trx, rules, rowIdOf(id), rowIdOf(version));
          return restoreVersion(context, resource, row, request.body);
        },
      }),
  );
};

const addDeletedRoutes = (app: Api, deps: DialectDeps, resource: RecordedResource, rules: VersionRules): void => {
  const { db, clock, siteOrigin } = deps;
  const path = `/api/admin/${resource.name}/deleted`;

  app.get(
    path,
    {
      config,
      schema: {
        summary: `Deleted ${resource.name} that can be restored for 30 days, in the dialect.`,
        querystring: listQuerystring,
        response: { 200: z.array(deletedRow) },
      },
    },
    ({ query, url }, reply) =>
      listResponse({
        query,
        url: siteUrl(siteOrigin, url),
        reply,
        db,
        base: deletedRows({ db, since: isoAfter(clock, -RESTORE_TIME) }, rules),
        resource: versionList,
        present: (row) => ({
          ...present(row),
          expires_at: new Date(Date.parse(row.at) + RESTORE_TIME).toISOString(),
        }),
      }),
  );

  app.post(
    `${path}/:id/restore`,
    {
      config,
      schema: {
        summary: `Restores a deleted ${resource.singular} with its id, slugs and publication.`,
        params: idParams,
        body: deletedRestoreInput,
        response: { 200: resource.item },
      },
    },
    (request) =>
      runWrite(deps, request, {
        status: 200,
        parse: resource.item.parse,
        write: (context) => restoreDeleted(context, resource, rules, rowIdOf(request.params.id), request.body),
      }),
  );
};

/** Adds `DELETE …/deleted/:id`: nothing of the row can be restored afterwards. */
const addPurge = (app: Api, deps: DialectDeps, resource: RecordedResource, rules: VersionRules): void => {
  const { name, singular } = resource;
  app.delete(
    `/api/admin/${name}/deleted/:id`,
    {
      config,
      schema: {
        summary: `Removes a deleted ${singular} for good, with its versions.`,
        params: idParams,
        response: { 200: nothing },
      },
    },
    (request) =>
      runWrite(deps, request, {
        status: 200,
        parse: nothing.parse,
        write: async (context) => {
          const { record_id, title } = await findDeleted(context, rules, rowIdOf(request.params.id));
          await forgetDeleted(context, rules, record_id);
          await recordAudit(context, {
            action: `${singular}.deleted`,
            resource: name,
            record: String(record_id),
            details: { before: { title } },
          });
          return {};
        },
      }),
  );
};

/** Adds the routes for earlier states and deleted rows of a resource. */
export const addHistoryRoutes = (app: Api, deps: DialectDeps, resource: RecordedResource): void => {
  if (!resource.versions) return;
  addDeletedRoutes(app, deps, resource, resource.versions);
  addPurge(app, deps, resource, resource.versions);
  addVersionReads(app, deps, resource, resource.versions);
  addVersionRestore(app, deps, resource, resource.versions);
};
