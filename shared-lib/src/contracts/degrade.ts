import * as z from 'zod/mini';

/**
 * Response contracts accept values that they do not know, so that the API and the applications can be deployed in any order. The
 * rule and its limits are in README.md, "Response contracts".
 */

/** Replaces a value that a contract does not know. It has a label in the copy, but no list of choices contains it. */
export const NEUTRAL = 'other';
export type Neutral = typeof NEUTRAL;

/** Contracts with a neutral value that the API never sends. Its documentation leaves the value out. */
export const neutralValues = z.registry<{ neutral: string }>();

const isUnknown = (values: readonly string[], value: unknown): boolean =>
  typeof value === 'string' && !values.includes(value);

/**
 * One of `values` in a response; another text becomes the neutral value.
 *
 * The declared input is what the API may send, so that the compiler checks its presenters.
 * @param neutral a harmless default among `values`, such as the normal priority; otherwise `other`
 */
export function knownOr<const Value extends string>(values: readonly Value[]): z.ZodMiniType<Value | Neutral, Value>;
export function knownOr<const Value extends string>(
  values: readonly Value[],
  neutral: NoInfer<Value>,
): z.ZodMiniType<Value, Value>;
export function knownOr(values: readonly string[], neutral: string = NEUTRAL): z.ZodMiniType<string, string> {
  const choices = z.enum([...new Set([...values, neutral])]);
  if (isUnknown(values, neutral)) choices.register(neutralValues, { neutral });
  return z.pipe(
    z.transform((value: string) => (isUnknown(values, value) ? neutral : value)),
    choices,
  );
}

const fieldOf = (item: unknown, field: string): unknown =>
  typeof item === 'object' && item !== null ? Reflect.get(item, field) : undefined;

/** A list in a response without the items whose `field` is not one of `values`, because nothing can show or link to them. */
export function knownItems<Output, Input>(
  item: z.ZodMiniType<Output, Input>,
  field: NoInfer<keyof Input & string>,
  values: readonly string[],
): z.ZodMiniType<Output[], Input[]>;
export function knownItems(item: z.ZodMiniType, field: string, values: readonly string[]): z.ZodMiniType {
  return z.pipe(
    z.transform((items: unknown) =>
      Array.isArray(items) ? items.filter((one: unknown) => !isUnknown(values, fieldOf(one, field))) : items,
    ),
    z.array(item),
  );
}

/** One value for each of `keys` in a response. Other keys are removed; a missing one gets `missing`. */
export function recordOf<const Key extends string, Output, Input>(
  keys: readonly Key[],
  value: z.ZodMiniType<Output, Input>,
  missing: NoInfer<Input>,
): z.ZodMiniType<Record<Key, Output>, Record<Key, Input>>;
export function recordOf(keys: readonly string[], value: z.ZodMiniType, missing: unknown): z.ZodMiniType {
  return z.pipe(
    z.transform((record: unknown) =>
      typeof record === 'object' && record !== null
        ? Object.fromEntries(keys.map((key) => [key, fieldOf(record, key) ?? missing]))
        : record,
    ),
    z.record(z.enum(keys), value),
  );
}
