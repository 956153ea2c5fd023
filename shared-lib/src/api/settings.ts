import { queryOptions } from '@tanstack/react-query';
import type { SettingGroup } from 'shared-lib/contracts';
import { http } from 'shared-lib/http';
import { lazyContracts } from './lazy-contract.ts';
import { settingDefaults, type SettingValues } from './setting-defaults.ts';

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
