import { type SavedView, savedView, type SavedViewChange } from 'shared-lib/contracts';
import { useKnownUser } from 'shared-lib/session';
import * as z from 'zod/mini';
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { listLabels } from 'shared-lib/copy';
import { http, HttpError } from 'shared-lib/http';
import { toast } from 'shared-lib/toast';
import type { FilterValues, ListShape, ListState, ListTab } from './list-definition.ts';
import { parseListState, serializeListState } from './list-state.ts';
import { usePreference } from './use-list-view.ts';

const BASE = '/admin/views';
const savedViews = z.array(savedView);
const empty = z.object({});

const viewsQuery = (list: string) =>
  queryOptions({
    queryKey: ['admin', 'views', list],
    queryFn: ({ signal }) => http.get(`${BASE}?list=${list}`, savedViews, { signal }),
  });

const none: readonly SavedView[] = [];

/** The views of a list that an administrator stored in the account, and changes of them. */
const useSavedViews = (list: string, isEnabled: boolean) => {
  const client = useQueryClient();
  const { queryKey, ...options } = viewsQuery(list);
  const { data = none } = useQuery({ queryKey, ...options, enabled: isEnabled });
  const settings = {
    onSuccess: () => client.invalidateQueries({ queryKey }),
    onError: (error: Error) =>
      toast.failure(listLabels.tabFailed, error instanceof HttpError ? error.message : undefined),
  };
  const create = useMutation({
    mutationFn: (input: { name: string; query: string }) => http.post(BASE, { list, ...input }, savedView),
    ...settings,
  });
  const change = useMutation({
    mutationFn: ({ id, ...input }: SavedViewChange & { id: number }) => http.patch(`${BASE}/${id}`, input, savedView),
    ...settings,
  });
  const remove = useMutation({
    mutationFn: (id: number) => http.delete(`${BASE}/${id}`, empty),
    ...settings,
  });
  return { views: data, create: create.mutate, change: change.mutate, remove: remove.mutate };
};

const deviceTabs = z.array(
  z.object({ key: z.string(), label: z.string(), filters: z.record(z.string(), z.array(z.string())) }),
);

export interface SavedTab extends ListTab {
  isDefault?: boolean;
}

/** Changes of a stored tab. */
export interface SavedTabChange {
  label?: string;
  isDefault?: boolean;
  /** Replaces what the tab shows. */
  state?: ListState;
}

interface SavedTabs {
  tabs: readonly SavedTab[];
  save: (label: string, state: ListState) => void;
  remove: (tab: SavedTab) => void;
  /** Absent where tabs are only stored and deleted. */
  change?: (tab: SavedTab, change: SavedTabChange) => void;
}

const copyOf = (filters: FilterValues): Record<string, string[]> =>
  Object.fromEntries(Object.entries(filters).map(([param, values]) => [param, [...values]]));

const useDeviceTabs = (list: string): SavedTabs => {
  const [saved, setSaved] = usePreference(`${list}:tabs`, deviceTabs, []);
  return {
    tabs: saved,
    save: (label, { filters }) => {
      const key = `saved ${label}`;
      setSaved([...saved.filter((tab) => tab.key !== key), { key, label, filters: copyOf(filters) }]);
    },
    remove: ({ key }) => setSaved(saved.filter((tab) => tab.key !== key)),
  };
};

const tabOf = ({ id, name, query, is_default }: SavedView, shape: ListShape): SavedTab => {
  const { filters, q, sort } = parseListState(new URLSearchParams(query), shape);
  return { key: String(id), label: name, filters, q, sort, isDefault: is_default };
};

/** The stored tabs of a list: of the account for administrators, of this device for others. */
export const useSavedTabs = (list: string, shape: ListShape): SavedTabs => {
  const isAdmin = useKnownUser()?.role === 'admin';
  const device = useDeviceTabs(list);
  const { views, create, change, remove } = useSavedViews(list, isAdmin);
  if (!isAdmin) return device;
  const queryOf = (state: ListState) => String(serializeListState({ ...state, page: 1 }, shape));
  return {
    tabs: views.map((view) => tabOf(view, shape)),
    save: (name, state) => create({ name, query: queryOf(state) }),
    remove: ({ key }) => remove(Number(key)),
    change: ({ key }, { label, isDefault, state }) =>
      change({
        id: Number(key),
        ...(label === undefined ? {} : { name: label }),
        ...(isDefault === undefined ? {} : { is_default: isDefault }),
        ...(state ? { query: queryOf(state) } : {}),
      }),
  };
};
