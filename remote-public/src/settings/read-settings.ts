import type { SettingValues } from 'shared-lib/api';
import { toLatinDigits } from 'shared-lib/contracts';

/** A setting that is missing or blank says nothing: what the house has built in stands. */
export const textOf = (values: SettingValues, key: string, builtIn: string): string => values[key]?.trim() || builtIn;

export const numberOf = (values: SettingValues, key: string, builtIn: number): number => {
  const text = toLatinDigits(values[key] ?? '').trim();
  const value = Number(text);
  return text !== '' && Number.isFinite(value) ? value : builtIn;
};

/** Tells whether something is one entry of a list in the settings. By hand, because the home page comes before zod does. */
export type EntryGuard<Entry> = (value: unknown) => value is Entry;

/** An entry that has these texts. */
export const hasTexts =
  <Name extends string>(...names: readonly Name[]): EntryGuard<Readonly<Record<Name, string>>> =>
  (value): value is Readonly<Record<Name, string>> =>
    typeof value === 'object' && value !== null && names.every((name) => typeof Reflect.get(value, name) === 'string');

/** Reads a setting of JSON text; an empty list, or anything that is not such a list, says nothing either. */
export const listOf = <Entry>(
  values: SettingValues,
  key: string,
  isEntry: EntryGuard<Entry>,
  builtIn: readonly Entry[],
): readonly Entry[] => {
  try {
    const read: unknown = JSON.parse(values[key] ?? '[]');
    return Array.isArray(read) && read.length > 0 && read.every(isEntry) ? read : builtIn;
  } catch {
    return builtIn;
  }
};
