import styled from 'styled-components';
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

/** A value that this version of the site knows; the API may already have others. */
export const known = <Value extends string>(value: Value | 'other'): Value | null => (value === 'other' ? null : value);

/** Two columns of panels from 1280 px on, below each other on narrower screens. The second column stays in view. */
export const SplitForm = styled.div<{ $columns: string }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: start;
  gap: var(--s6);
  > * {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--s6);
  }
  @media (width >= 1280px) {
    grid-template-columns: ${({ $columns }) => $columns};
  }
`;

/** Keeps a preview in view while the form beside it scrolls. */
export const StickyColumn = styled.div`
  @media (width >= 1280px) {
    position: sticky;
    inset-block-start: 5.5rem;
  }
`;
