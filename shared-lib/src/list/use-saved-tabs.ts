import * as z from 'zod/mini';
import type { FilterValues, ListTab } from './list-definition.ts';
import { usePreference } from './preference.ts';

const savedTabs = z.array(
  z.object({ key: z.string(), label: z.string(), filters: z.record(z.string(), z.array(z.string())) }),
);

const copyOf = (filters: FilterValues): Record<string, string[]> =>
  Object.fromEntries(Object.entries(filters).map(([param, values]) => [param, [...values]]));

/** Tabs that the user stored for a list, on this device. */
export const useSavedTabs = (list: string) => {
  const [saved, setSaved] = usePreference(`${list}:tabs`, savedTabs, []);
  const tabs: readonly ListTab[] = saved;
  return {
    tabs,
    save: (label: string, filters: FilterValues) => {
      const key = `saved ${label}`;
      setSaved([...saved.filter((tab) => tab.key !== key), { key, label, filters: copyOf(filters) }]);
    },
    remove: (key: string) => setSaved(saved.filter((tab) => tab.key !== key)),
  };
};
