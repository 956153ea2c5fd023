/** What the answer of a search is parsed by. Imported when something is searched for. */
export { searchAnswer } from 'shared-lib/contracts';
