import { queryOptions, useQuery, type QueryClient } from '@tanstack/react-query';
import type { SettingValues } from 'shared-lib/api';
import type { homeBuiltIn } from '../copy/home-built-in.ts';
import { listSetting, siteSettings, type EntryGuard } from './read-settings.ts';

const homeBuiltInQuery = () =>
  queryOptions({
    queryKey: ['home-built-in'],
    queryFn: async () => (await import('../copy/home-built-in.ts')).homeBuiltIn,
  });

const isAny: EntryGuard<unknown> = (_entry): _entry is unknown => true;

/** Loads the settings of the home page; without one of its lists also the built-in ones, so that the server renders them. */
export const prefetchHomeLists = async (queryClient: QueryClient): Promise<void> => {
  const settings = await queryClient.query(siteSettings('homepage')).catch(() => ({}));
  const hasList = (name: keyof typeof homeBuiltIn) => listSetting(settings, `home_${name}`, isAny, []).length > 0;
  if (!hasList('phases') || !hasList('benefits')) await queryClient.query(homeBuiltInQuery());
};

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
