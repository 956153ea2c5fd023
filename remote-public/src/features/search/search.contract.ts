/** Contract of the search response. Imported lazily with the first search. */
export { searchResponse } from 'shared-lib/contracts';
