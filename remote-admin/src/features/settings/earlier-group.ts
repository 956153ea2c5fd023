import type { Contract } from 'shared-lib/http';
import * as z from 'zod/mini';
import { earlierRowOf, type EarlierRow } from '../../resource/earlier-values.ts';

/** A setting in the audit log: a text, or its Arabic and English texts. */
const loggedSetting = z.union([z.string(), z.object({ value_ar: z.string() })]);

const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/** The log has every setting as text; the current value shows its type. */
const typedValue = (logged: unknown, current: unknown): unknown => {
  const parsed = loggedSetting.safeParse(logged);
  if (!parsed.success) return undefined;
  const text = typeof parsed.data === 'string' ? parsed.data : parsed.data.value_ar;
  return typeof current === 'string' ? text : parseJson(text);
};

/** A settings group with the values before a change; undefined when they no longer fit its contract. */
export const earlierGroupOf = <Group extends object>(
  contract: Contract<Group>,
  group: Group,
  earlier: Readonly<Record<string, unknown>> | undefined,
): EarlierRow<Group> | undefined => {
  if (!earlier) return undefined;
  const current = new Map<string, unknown>(Object.entries(group));
  const values = Object.entries(earlier)
    .map(([key, logged]) => [key, typedValue(logged, current.get(key))] as const)
    .filter(([, value]) => value !== undefined);
  return earlierRowOf(contract, group, Object.fromEntries(values));
};
