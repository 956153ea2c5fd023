import { useState } from 'react';
import { useKnownUser } from 'shared-lib/session';
import type * as z from 'zod/mini';

const keyOf = (userId: number | undefined, name: string) => `miqyas:list:${userId ?? 0}:${name}`;

const read = <Value>(key: string, contract: z.ZodMiniType<Value>): Value | undefined => {
  try {
    return contract.safeParse(JSON.parse(localStorage.getItem(key) ?? 'null')).data;
  } catch {
    return undefined;
  }
};

const write = (key: string, value: unknown): void => {
  try {
    localStorage.setItem(key, JSON.stringify(value));
  } catch {
    /* Without storage the preference lasts until the page is closed. */
  }
};

/** A display preference of the signed-in user, stored in `localStorage` when available. */
export const usePreference = <Value>(
  name: string,
  contract: z.ZodMiniType<Value>,
  fallback: Value,
): [Value, (value: Value) => void] => {
  const key = keyOf(useKnownUser()?.id, name);
  const [value, setValue] = useState<Value>(() => read(key, contract) ?? fallback);
  const save = (next: Value) => {
    setValue(next);
    write(key, next);
  };
  return [value, save];
};
