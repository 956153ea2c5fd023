import { adminSettings, settingGroups, settingsInput, type SettingGroup } from 'shared-lib/contracts';
import { writeAs, type WritingParts } from '../../dialect/writing.ts';
import type { Api } from '../../http/validation.ts';
import { presentGroups } from './groups.ts';
import { listSettings } from './repository.ts';
import { saveGroup } from './save.ts';

/** The three legal texts come together. */
const GROUP_BYTES = 512 * 1024;

const addGroup = (app: Api, parts: WritingParts, group: SettingGroup) => {
  const answer = adminSettings.shape[group];
  app.put(
    `/api/admin/settings/${group}`,
    {
      config: { access: 'admin' },
      bodyLimit: GROUP_BYTES,
      schema: {
        summary: `Saves the group ${group}, all of it; 409 when it was saved since it was read.`,
        body: settingsInput[group],
        response: { 200: answer },
      },
    },
    (request) =>
      writeAs(parts, request, {
        status: 200,
        parse: answer.parse,
        write: async (writing) => {
          await saveGroup(writing, group, request.body);
          return presentGroups(await listSettings(writing.trx, group))[group];
        },
      }),
  );
};

/** Settings as the administration reads and saves them. */
export const adminSettingRoutes = (parts: WritingParts) => async (app: Api) => {
  app.get(
    '/api/admin/settings',
    {
      config: { access: 'admin' },
      schema: { summary: 'All settings by group, each value of its own type.', response: { 200: adminSettings } },
    },
    async () => presentGroups(await listSettings(parts.db)),
  );
  for (const group of settingGroups) addGroup(app, parts, group);
};
