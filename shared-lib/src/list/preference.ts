import { useState } from 'react';
import { useKnownUser } from 'shared-lib/session';
import type * as z from 'zod/mini';

const keyOf = (userId: number | undefined, name: string) => `miqyas:list:${userId ?? 0}:${name}`;
/** Name under which the administration stored its preferences before other areas had lists. Browsers still hold it. */
const formerKeyOf = (userId: number | undefined, name: string) => `miqyas:admin:${userId ?? 0}:${name}`;

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
  const userId = useKnownUser()?.id;
  const key = keyOf(userId, name);
  const [value, setValue] = useState<Value>(
    () => read(key, contract) ?? read(formerKeyOf(userId, name), contract) ?? fallback,
  );
  const save = (next: Value) => {
    setValue(next);
    write(key, next);
  };
  return [value, save];
};
