import { setting, settingGroups, type Setting } from 'shared-lib/contracts';
import * as z from 'zod/mini';
import type { Database } from '../../db/open-database.ts';
import { orNotFound } from '../../http/params.ts';
import type { Api } from '../../http/validation.ts';
import { findSetting, listSettings } from './groups.ts';
import type { Row } from '../../db/tables.ts';

const presentSetting = (row: Row<'settings'>): Setting => ({
  id: row.id,
  key: row.key,
  value_ar: row.value_ar,
  value_en: row.value_en,
  type: row.type,
  group: row.group,
  description: row.description,
  created_at: row.created_at,
  updated_at: row.updated_at,
});

/** The canonical URL is the origin of the site. In live mode the configuration overrides the stored value. */
const withCanonical =
  ({ siteOrigin, siteMode }: { siteOrigin: string; siteMode: 'demo' | 'live' }) =>
  (stored: Setting): Setting => {
    if (stored.key !== 'canonical_url') return stored;
    const origin = siteMode === 'live' ? siteOrigin : stored.value_ar || siteOrigin;
    return { ...stored, value_ar: origin, value_en: origin };
  };

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
