import { type SettingValues, settingQueries } from 'shared-lib/api';
import { toLatinDigits, type SettingGroup } from 'shared-lib/contracts';
import { queryOptions, useQuery } from '@tanstack/react-query';
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

/** Text of a setting; `fallback` when it is missing or blank. */
export const textSetting = (values: SettingValues, key: string, fallback: string): string =>
  values[key]?.trim() || fallback;

/** Number of a setting, in Latin or Arabic digits; `fallback` when it is missing, blank or not a number. */
export const numberSetting = (values: SettingValues, key: string, fallback: number): number => {
  const text = toLatinDigits(values[key] ?? '').trim();
  const value = Number(text);
  return text !== '' && Number.isFinite(value) ? value : fallback;
};

/** Type guard of a list entry in a JSON setting. Not a zod schema, because the home page renders before zod is loaded. */
export type EntryGuard<Entry> = (value: unknown) => value is Entry;

/** Type guard of an object with these text properties. */
export const hasTexts =
  <Name extends string>(...names: readonly Name[]): EntryGuard<Readonly<Record<Name, string>>> =>
  (value): value is Readonly<Record<Name, string>> =>
    typeof value === 'object' && value !== null && names.every((name) => typeof Reflect.get(value, name) === 'string');

/** List of a JSON setting; `fallback` when it is missing, empty, invalid JSON or has an entry that `isEntry` rejects. */
export const listSetting = <Entry>(
  values: SettingValues,
  key: string,
  isEntry: EntryGuard<Entry>,
  fallback: readonly Entry[],
): readonly Entry[] => {
  try {
    const parsed: unknown = JSON.parse(values[key] ?? '[]');
    return Array.isArray(parsed) && parsed.length > 0 && parsed.every(isEntry) ? parsed : fallback;
  } catch {
    return fallback;
  }
};
