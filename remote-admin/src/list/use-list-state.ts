import { useSearchParams } from 'shared-lib/router';
import type { ListShape } from './list-definition.ts';
import { changeList, readListState, writeListState, type ListState } from './list-state.ts';

export interface ListControls {
  state: ListState;
  /** Shows something else. `replace` for changes that come letter by letter. */
  change: (changes: Partial<ListState>, how?: { replace: boolean }) => void;
  /** Address of another page of the same list. */
  hrefOf: (page: number) => string;
}

/** The state of a list, which lives in the address. */
export const useListState = (shape: ListShape): ListControls => {
  const [search, setSearch] = useSearchParams();
  const state = readListState(search, shape);
  return {
    state,
    change: (changes, how) => setSearch(writeListState(changeList(state, changes), shape), how),
    hrefOf: (page) => `?${writeListState({ ...state, page }, shape)}`,
  };
};
