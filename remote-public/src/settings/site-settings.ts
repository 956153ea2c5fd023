import { queryOptions, useQuery } from '@tanstack/react-query';
import { settingQueries, type SettingValues } from 'shared-lib/api';
import type { SettingGroup } from 'shared-lib/contracts';
import { useLastingFailure } from 'shared-lib/ui/use-lasting-failure';

const NO_SETTINGS: SettingValues = {};

/** Query of a settings group. Its fallback is an empty group, so every reader uses its built-in default (specification §7). */
export const siteSettings = (group: SettingGroup) =>
  queryOptions({ meta: { fallback: () => NO_SETTINGS }, ...settingQueries.group(group) });

/** The settings of a group; `undefined` while they load. */
export const useSettings = (group: SettingGroup): SettingValues | undefined => {
  const { data, error } = useLastingFailure(useQuery(siteSettings(group)));
  return data ?? (error ? NO_SETTINGS : undefined);
};
