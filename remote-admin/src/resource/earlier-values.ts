import { queryOptions, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { auditEntry, type AuditEntry } from 'shared-lib/contracts';
import type { FieldValues } from 'shared-lib/form';
import { http, type Contract } from 'shared-lib/http';
import { useLastingFailure } from 'shared-lib/ui/use-lasting-failure';
import { useSearchParams } from 'shared-lib/router';
import * as z from 'zod/mini';

/** Query parameter of a form: the audit entry whose earlier values it starts with. */
const PARAMETER = 'earlier';
/** The audit log cuts longer texts. */
const COMPLETE_LENGTH = 2000;

const entries = z.array(auditEntry);
const earlierState = z.object({ before: z.record(z.string(), z.unknown()) });

const isCut = (value: unknown): boolean => typeof value === 'string' && value.length > COMPLETE_LENGTH;

/** The values before a change, as far as the audit log has them complete. */
export const valuesBefore = ({ details }: Pick<AuditEntry, 'details'>): Readonly<Record<string, unknown>> => {
  const parsed = earlierState.safeParse(details);
  if (!parsed.success) return {};
  return Object.fromEntries(Object.entries(parsed.data.before).filter(([, value]) => !isCut(value)));
};

/** Link to the form of a record, filled with the values before an audit entry. */
export const earlierLink = (form: string, { id }: Pick<AuditEntry, 'id'>): string =>
  `${form}?${new URLSearchParams({ [PARAMETER]: String(id) })}`;

const entryQuery = (id: string) =>
  queryOptions({
    queryKey: ['admin', 'audit', 'entry', id],
    queryFn: async ({ signal }) => {
      const [entry] = await http.get(`/admin/audit?${new URLSearchParams({ id })}`, entries, { signal });
      return entry ?? null;
    },
    staleTime: Number.POSITIVE_INFINITY,
  });

/** The earlier values that the URL names for this record. The URL forgets them: from then on they are the draft of the form. */
export const useEarlierValues = (resource: string, record: number | string) => {
  const [search, setSearch] = useSearchParams();
  const [id] = useState(search.get(PARAMETER));
  useEffect(() => {
    if (search.has(PARAMETER))
      setSearch(
        (current) => {
          current.delete(PARAMETER);
          return current;
        },
        { replace: true },
      );
  }, [search, setSearch]);
  const { data, ...query } = useLastingFailure(useQuery({ ...entryQuery(id ?? ''), enabled: id !== null }));
  const isOfRecord = data?.resource === resource && data.record === String(record);
  return { ...query, earlier: data && isOfRecord ? valuesBefore(data) : undefined };
};

/** A record with its values before a change. */
export interface EarlierRow<Row> {
  row: Row;
  /** The fields that the change was about. */
  fields: readonly string[];
}

/** The record with its earlier values; undefined when they no longer fit its contract. */
export const earlierRowOf = <Row extends object>(
  contract: Contract<Row>,
  row: Row,
  earlier: Readonly<Record<string, unknown>> | undefined,
): EarlierRow<Row> | undefined => {
  if (!earlier) return undefined;
  const parsed = contract.safeParse({ ...row, ...earlier });
  return parsed.success ? { row: parsed.data, fields: Object.keys(earlier) } : undefined;
};

/** The fields of a form that the earlier values are about. */
export const earlierFieldsOf = <Row, Values extends FieldValues>(
  earlier: EarlierRow<Row> | undefined,
  toValues: (row: Row) => Values,
): Partial<Values> | undefined => {
  if (!earlier) return undefined;
  const values = toValues(earlier.row);
  const picked: Partial<Values> = {};
  for (const field in values) if (earlier.fields.includes(field)) picked[field] = values[field];
  return picked;
};
