import { queryOptions, useQuery, type QueryClient } from '@tanstack/react-query';
import type { SettingValues } from 'shared-lib/api';
import type { homeBuiltIn } from '../copy/home-built-in.ts';
import { listSetting, siteSettings, type EntryGuard } from './read-settings.ts';

const homeBuiltInQuery = () =>
  queryOptions({
    queryKey: ['home-built-in'],
    queryFn: async () => (await import('../copy/home-built-in.ts')).homeBuiltIn,
  });

/** Loads the settings of the home page; when they cannot be read, the built-in lists, so that the server renders them. */
export const prefetchHomeLists = (queryClient: QueryClient): Promise<unknown> =>
  queryClient.query(siteSettings('homepage')).catch(() => queryClient.query(homeBuiltInQuery()));

/**
 * A list of the home page from its setting. Without a usable setting the built-in list, which loads only then: it would be half of the
 * texts that every visitor loads.
 */
export const useHomeList = <Entry>(
  settings: SettingValues,
  name: keyof typeof homeBuiltIn,
  isEntry: EntryGuard<Entry>,
): readonly Entry[] => {
  const saved = listSetting(settings, `home_${name}`, isEntry, []);
  const { data } = useQuery({ ...homeBuiltInQuery(), enabled: saved.length === 0 });
  const builtIn: readonly unknown[] = data?.[name] ?? [];
  return saved.length > 0 ? saved : builtIn.filter(isEntry);
};
