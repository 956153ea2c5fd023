import { setting, settingGroups } from 'shared-lib/contracts';
import * as z from 'zod/mini';
import type { Database } from '../../db/open-database.ts';
import { orNotFound } from '../../http/params.ts';
import type { Api } from '../../http/validation.ts';
import { presentSetting, withCanonical } from './present.ts';
import { findSetting, listSettings } from './repository.ts';

const groupQuery = z.object({ group: z.optional(z.string()) });
const keyParams = z.object({ key: z.string() });

/** Settings that only the API uses. Pages are spared their texts. */
const INTERNAL_KEYS: ReadonlySet<string> = new Set(['search_synonyms']);

interface SettingDeps {
  db: Database;
  siteOrigin: string;
  siteMode: 'demo' | 'live';
}

export const settingRoutes = (deps: SettingDeps) => async (app: Api) => {
  const { db } = deps;
  const canonical = withCanonical(deps);

  app.get(
    '/api/public/settings',
    {
      config: { access: 'public', isCacheable: true },
      schema: {
        summary: 'Settings that pages show, of one group or of all.',
        querystring: groupQuery,
        response: { 200: z.object({ data: z.array(setting) }) },
      },
    },
    async ({ query }) => {
      const group = settingGroups.find((one) => one === query.group);
      // An unknown group is empty, not an error.
      if (query.group !== undefined && !group) return { data: [] };
      const shown = (await listSettings(db, group)).filter(({ key }) => !INTERNAL_KEYS.has(key));
      return { data: shown.map(presentSetting).map(canonical) };
    },
  );

  app.get(
    '/api/public/settings/:key',
    {
      config: { access: 'public', isCacheable: true },
      schema: { summary: 'A setting by its key.', params: keyParams, response: { 200: z.object({ data: setting }) } },
    },
    async ({ params }) => ({
      data: canonical(presentSetting(orNotFound(await findSetting(db, params.key)))),
    }),
  );
};
