import type { FunctionComponent } from 'react';
import type { FieldValues } from 'shared-lib/form';
import type { Contract } from 'shared-lib/http';
import type * as z from 'zod/mini';

/** Resources with a position in the site. */
export type OrderedResource = 'services' | 'sectors' | 'sliders';

interface Versioned {
  id: number;
  updated_at: string;
}

/** Describes a resource for its form, its order page and the actions on its rows. */
export interface ResourceDefinition<Row extends Versioned, Values extends FieldValues, Output extends object> {
  resource: OrderedResource;
  row: Contract<Row>;
  input: z.core.$ZodType<Output, Values>;
  emptyValues: Values;
  toValues: (row: Row) => Values;
  nameOf: (row: Row) => string;
  /** The panels of the form. */
  Fields: FunctionComponent;
  copy: {
    /** Title of the list. */
    title: string;
    createTitle: string;
    created: string;
    orderTitle: string;
    orderText: string;
    /** Field → label, for comparing two versions. */
    fields: Readonly<Record<string, string>>;
  };
}
