import { useQuery } from '@tanstack/react-query';
import type { SettingValues } from 'shared-lib/api';
import type { homeBuiltIn } from '../copy/home-built-in.ts';
import { listSetting, type EntryGuard } from './read-settings.ts';

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
  const { data } = useQuery({
    queryKey: ['home-built-in'],
    queryFn: async () => (await import('../copy/home-built-in.ts')).homeBuiltIn,
    enabled: saved.length === 0,
  });
  const builtIn: readonly unknown[] = data?.[name] ?? [];
  return saved.length > 0 ? saved : builtIn.filter(isEntry);
};
