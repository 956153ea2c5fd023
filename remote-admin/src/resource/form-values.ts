import type { FieldValues } from 'shared-lib/form';

/** The values of a form from a saved row. What the row does not have starts as it does in a new row. */
export const valuesOf = <Values extends FieldValues>(
  row: { readonly [Key in keyof Values]?: Values[Key] | null | undefined },
  emptyValues: Values,
): Values => {
  const values = { ...emptyValues };
  for (const key in emptyValues) {
    const saved = row[key];
    if (saved !== null && saved !== undefined) values[key] = saved;
  }
  return values;
};

/** A value that this version of the site knows; the API may already have others, or none. */
export const known = <Value extends string>(value: Value | 'other' | null | undefined): Value | null =>
  value === 'other' ? null : (value ?? null);
