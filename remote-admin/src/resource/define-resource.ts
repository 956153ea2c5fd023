import type { FunctionComponent } from 'react';
import type { FieldValues, FormContract } from 'shared-lib/form';
import type { CountedNoun } from 'shared-lib/format';
import type * as z from 'zod/mini';
import type { AdminResource, RequestInbox } from 'shared-lib/paths';

/** Resources that are drafts until somebody publishes them. */
export type PublishedResource = 'articles' | 'studies';
export type ContentResource = Exclude<AdminResource, RequestInbox | 'users'>;
/** Resources with a position on the site: all others. */
export type OrderedResource = Exclude<ContentResource, PublishedResource>;

export interface ContentRow {
  id: number;
  updated_at: string;
}

/**
 * The values of a form, with every field that it edits. A field that is missing here would be saved empty, although it is optional
 * in the input: the compiler names it. The version and the order of rows are not edited in forms.
 */
export type FormValues<Values extends FieldValues> = Values & Required<Omit<Values, 'updated_at' | 'sort_order'>>;

/** Describes a resource for its form and the actions on its rows. */
export interface ResourceDefinition<Row extends ContentRow, Values extends FieldValues, Output extends object> {
  resource: ContentResource;
  row: z.ZodMiniType<Row>;
  input: FormContract<Values, Output>;
  emptyValues: FormValues<Values>;
  toValues: (row: Row) => Values;
  nameOf: (row: Row) => string;
  /** Path of the page that visitors see; absent while they cannot see one. */
  pathOf?: (row: Row) => string | undefined;
  /** The panels of the form. */
  Fields: FunctionComponent;
  /** Values of a copy: without what must be unique. Defaults to all values. */
  toCopy?: (values: Values) => Values;
  copy: {
    /** Title of the list. */
    title: string;
    noun: CountedNoun;
    createTitle: string;
    created: string;
    /** Field → label, for comparing two versions. */
    fields: Readonly<Record<string, string>>;
  };
}

/** Describes a resource with a position. */
export interface OrderedDefinition<
  Row extends ContentRow & { is_active: boolean },
  Values extends FieldValues,
  Output extends object,
> extends ResourceDefinition<Row, Values, Output> {
  resource: OrderedResource;
  /** Picture of a row on the site. */
  pictureOf: (row: Row) => string | null;
  copy: ResourceDefinition<Row, Values, Output>['copy'] & { orderTitle: string; orderText: string };
}
