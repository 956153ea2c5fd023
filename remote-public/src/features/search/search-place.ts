import { SEARCH_MIN_LETTERS, searchKinds, type SearchKind } from 'shared-lib/contracts';
import { searchWords } from 'shared-lib/format';
import { paths } from 'shared-lib/paths';

/** The API refuses longer ones. */
const LONGEST = 200;

/** What is looked for, and which kind of results is shown; all of it stands in the address. */
export interface SearchPlace {
  q: string;
  kind: SearchKind | undefined;
}

export const readSearchPlace = (search: URLSearchParams): SearchPlace => ({
  q: (search.get('q') ?? '').trim().slice(0, LONGEST),
  kind: searchKinds.find((kind) => kind === search.get('kind')),
});

export const searchHref = ({ q, kind }: SearchPlace): string =>
  kind ? `${paths.search(q)}&kind=${kind}` : paths.search(q);

/** Whether there is anything to look for: two letters at least, signs not counted. */
export const isSearchable = (q: string): boolean => searchWords(q).join('').length >= SEARCH_MIN_LETTERS;
