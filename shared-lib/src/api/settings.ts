import { queryOptions } from '@tanstack/react-query';
import type { SettingGroup } from 'shared-lib/contracts';
import { http } from 'shared-lib/http';
import { company } from 'shared-lib/copy';
import { lazyContracts } from './lazy-contract.ts';

/** Setting key → Arabic value. */
export type SettingValues = Record<string, string>;

/** Built-in contact settings, for missing keys and failed requests. */
export const contactDefaults = {
  phone_egypt: company.phoneEgypt,
  phone_saudi: company.phoneSaudi,
  email: company.email,
  address: company.address,
  whatsapp: company.whatsapp,
  social_facebook: company.social.facebook,
  social_x: company.social.x,
  social_instagram: company.social.instagram,
  social_linkedin: company.social.linkedin,
} satisfies SettingValues;

/** Values of a group whose request fails (specification §7: built-in defaults). */
const settingDefaults: Partial<Record<SettingGroup, SettingValues>> = {
  contact: contactDefaults,
  /** Analytics are off unless the settings enable them. */
  analytics: { analytics_enabled: 'false' },
};

const contract = lazyContracts(() => import('./contracts.ts'));

/** Groups without defaults have no fallback: their components decide what to show instead. */
const fallbackOf = (group: SettingGroup) => {
  const defaults = settingDefaults[group];
  return defaults ? { meta: { fallback: () => defaults } } : {};
};

export const settingQueries = {
  all: () => ['settings'] as const,
  group: (group: SettingGroup) =>
    queryOptions({
      queryKey: [...settingQueries.all(), group],
      queryFn: async ({ signal }): Promise<SettingValues> => {
        const settings = await http.get('/public/settings', contract('settingList'), { params: { group }, signal });
        return Object.fromEntries(settings.map(({ key, value_ar }) => [key, value_ar]));
      },
      ...fallbackOf(group),
    }),
};
