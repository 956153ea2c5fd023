import { adminSettings, settingGroups, settingsInput, type SettingGroup } from 'shared-lib/contracts';
import { runWrite, type WriteDeps } from '../../dialect/write-context.ts';
import type { Api } from '../../http/validation.ts';
import { presentGroups, listSettings } from './groups.ts';
import { saveGroup } from './save.ts';

/** The group of legal texts needs more than the default limit. */
const GROUP_BODY_LIMIT = 512 * 1024;

const addGroupRoute = (app: Api, deps: WriteDeps, group: SettingGroup) => {
  const contract = adminSettings.shape[group];
  app.put(
    `/api/admin/settings/${group}`,
    {
      config: { access: 'admin' },
      bodyLimit: GROUP_BODY_LIMIT,
      schema: {
        summary: `Replaces the group ${group}; 409 when somebody else saved it since it was read.`,
        body: settingsInput[group],
        response: { 200: contract },
      },
    },
    (request) =>
      runWrite(deps, request, {
        status: 200,
        parse: contract.parse,
        write: async (context) => {
          await saveGroup(context, group, request.body);
          return presentGroups(await listSettings(context.trx, group))[group];
        },
      }),
  );
};

/** Routes to read and save settings. */
export const adminSettingRoutes = (deps: WriteDeps) => async (app: Api) => {
  app.get(
    '/api/admin/settings',
    {
      config: { access: 'admin' },
      schema: { summary: 'All settings by group, each value of its own type.', response: { 200: adminSettings } },
    },
    async () => presentGroups(await listSettings(deps.db)),
  );
  for (const group of settingGroups) addGroupRoute(app, deps, group);
};
