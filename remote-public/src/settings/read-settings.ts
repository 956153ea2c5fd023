import type { SettingValues } from 'shared-lib/api';
import { toLatinDigits } from 'shared-lib/contracts';
import type * as z from 'zod/mini';

/** A setting that is missing or blank says nothing: what the house has built in stands. */
export const textOf = (values: SettingValues, key: string, builtIn: string): string => values[key]?.trim() || builtIn;

export const numberOf = (values: SettingValues, key: string, builtIn: number): number => {
  const text = toLatinDigits(values[key] ?? '').trim();
  const value = Number(text);
  return text !== '' && Number.isFinite(value) ? value : builtIn;
};

/** Reads a setting of JSON text; an empty list, or anything that is not such a list, says nothing either. */
export const listOf = <Item>(values: SettingValues, key: string, list: z.ZodMiniType<Item[]>, builtIn: readonly Item[]): readonly Item[] => {
  try {
    const read = list.parse(JSON.parse(values[key] ?? '[]'));
    return read.length > 0 ? read : builtIn;
  } catch {
    return builtIn;
  }
};
