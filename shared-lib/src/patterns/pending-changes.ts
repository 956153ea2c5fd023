import { hashKey, type QueryClient, type QueryKey } from '@tanstack/react-query';

type Change<Data> = (data: Data) => Data;

interface Pending<Data> {
  /** Last data from the server, with the changes that it has confirmed. */
  base: Data;
  changes: Change<Data>[];
}

const pendingOf = new WeakMap<QueryClient, Map<string, Pending<unknown>>>();

const entriesOf = (client: QueryClient): Map<string, Pending<unknown>> => {
  const entries = pendingOf.get(client) ?? new Map<string, Pending<unknown>>();
  pendingOf.set(client, entries);
  return entries;
};

/**
 * Shows a change before the server has confirmed it.
 * @returns `confirm` keeps the change; `rollBack` removes it and keeps all others, also later ones. Both return whether no change
 * of this query is pending any more. Undefined while the query has no data.
 */
export const showChange = <Data>(client: QueryClient, queryKey: QueryKey, change: Change<Data>) => {
  const entries = entriesOf(client);
  const hash = hashKey(queryKey);
  const current = client.getQueryData<Data>(queryKey);
  if (current === undefined) return undefined;
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- The entry of a key holds the data of the query with this key.
  const pending = (entries.get(hash) as Pending<Data> | undefined) ?? { base: current, changes: [] };
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- One map holds the entries of all queries.
  entries.set(hash, pending as Pending<unknown>);
  const show = () => {
    client.setQueryData<Data>(
      queryKey,
      pending.changes.reduce((data, apply) => apply(data), pending.base),
    );
  };
  const remove = (): boolean => {
    pending.changes = pending.changes.filter((one) => one !== change);
    show();
    if (pending.changes.length > 0) return false;
    entries.delete(hash);
    return true;
  };
  pending.changes.push(change);
  show();
  return {
    confirm: () => {
      pending.base = change(pending.base);
      return remove();
    },
    rollBack: remove,
  };
};
