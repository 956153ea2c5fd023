import { queryOptions, useQuery } from '@tanstack/react-query';
import { settingQueries, type SettingValues } from 'shared-lib/api';
import type { SettingGroup } from 'shared-lib/contracts';

const NOTHING: SettingValues = {};

/** Settings of a group; where they cannot be read nothing is set, and every reader falls back to what is built in (specification §7). */
export const siteSettings = (group: SettingGroup) =>
  queryOptions({ meta: { fallback: () => NOTHING }, ...settingQueries.group(group) });

/** What a group says; `undefined` while that is not known yet. */
export const useSettings = (group: SettingGroup): SettingValues | undefined => {
  const { data, isError } = useQuery(siteSettings(group));
  return data ?? (isError ? NOTHING : undefined);
};
