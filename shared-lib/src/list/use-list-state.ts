import { useSearchParams } from 'shared-lib/router';
import type { ListShape, ListState } from './list-definition.ts';
import { withChanges, parseListState, serializeListState } from './list-state.ts';

export interface ListControls {
  state: ListState;
  /** Changes the state. Use `replace` for changes while typing, so that they add no history entries. */
  change: (changes: Partial<ListState>, options?: { replace: boolean }) => void;
  /** URL of the same list after changes; without changes of the page it is the first page. */
  hrefOf: (changes: Partial<ListState>) => string;
}

/** Reads and changes the list state in the URL. */
export const useListState = (shape: ListShape): ListControls => {
  const [search, setSearch] = useSearchParams();
  const state = parseListState(search, shape);
  const searchAfter = (changes: Partial<ListState>) => serializeListState(withChanges(state, changes), shape);
  return {
    state,
    change: (changes, options) => setSearch(searchAfter(changes), { preventScrollReset: true, ...options }),
    hrefOf: (changes) => `?${searchAfter(changes)}`,
  };
};
