import { useSearchParams } from 'shared-lib/router';
import type { ListShape } from './list-definition.ts';
import { withChanges, parseListState, serializeListState, type ListState } from './list-state.ts';

export interface ListControls {
  state: ListState;
  /** Changes the state. Use `replace` for changes while typing, so that they add no history entries. */
  change: (changes: Partial<ListState>, options?: { replace: boolean }) => void;
  /** URL of another page of the same list. */
  hrefOf: (page: number) => string;
}

/** Reads and changes the list state in the URL. */
export const useListState = (shape: ListShape): ListControls => {
  const [search, setSearch] = useSearchParams();
  const state = parseListState(search, shape);
  return {
    state,
    change: (changes, options) => setSearch(serializeListState(withChanges(state, changes), shape), options),
    hrefOf: (page) => `?${serializeListState({ ...state, page }, shape)}`,
  };
};
