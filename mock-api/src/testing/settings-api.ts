import {
  adminSettings,
  auditEntry,
  enveloped,
  setting,
  type AdminSettings,
  type SettingGroup,
} from 'shared-lib/contracts';
import * as z from 'zod/mini';
import { createTestApp } from './test-app.ts';

const SETTINGS = '/api/admin/settings';

/** An app with an admin session and helpers that read and save settings and read their audit entries. */
export const createSettingsApi = async (...args: Parameters<typeof createTestApp>) => {
  const api = await createTestApp(...args);
  const token = await api.signIn('admin@miqyas.example');
  const read = async (): Promise<AdminSettings> => adminSettings.parse((await api.get(SETTINGS, { token })).json());
  const save = (group: SettingGroup, body: object, headers: Record<string, string> = {}) =>
    api.request('PUT', `${SETTINGS}/${group}`, { token, body, headers });
  const publicValue = async (key: string) =>
    enveloped(setting).parse((await api.get(`/api/public/settings/${key}`)).json());
  const audit = async () =>
    z.array(auditEntry).parse((await api.get('/api/admin/audit?resource=settings&_sort=id', { token })).json());
  return { ...api, token, read, save, publicValue, audit };
};
