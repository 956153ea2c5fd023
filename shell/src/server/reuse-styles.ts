import type { ServerStyleSheet } from 'styled-components';
import type { QueryClient } from '@tanstack/react-query';
import { dependOnContent } from './content-version.ts';

/** How long parsed data is reused, in milliseconds: as long as a response of the API. */
const REUSE_MS = 1000;
/** Beyond this number of queries the oldest is evicted. */
const MAX_QUERIES = 500;

const dataByHash = new Map<string, { data: unknown; expiresAt: number }>();
dependOnContent(() => dataByHash.clear());

const remember = (hash: string, data: unknown): void => {
  dataByHash.delete(hash);
  dataByHash.set(hash, { data, expiresAt: Date.now() + REUSE_MS });
  const oldest = dataByHash.keys().next().value;
  if (dataByHash.size > MAX_QUERIES && oldest !== undefined) dataByHash.delete(oldest);
};

/**
 * Fills new queries of a page with data that an earlier page of this process has parsed, and remembers what this page fetches.
 * All of it is public, because the server has no visitor's token.
 * @returns stops both
 */
export const reuseData = (queryClient: QueryClient): (() => void) =>
  queryClient.getQueryCache().subscribe((event) => {
    const { queryHash } = event.query;
    if (event.type === 'added') {
      const known = dataByHash.get(queryHash);
      if (known && known.expiresAt > Date.now()) event.query.setData(known.data, { manual: true });
    }
    if (event.type === 'updated' && event.action.type === 'success' && !event.action.manual)
      remember(queryHash, event.action.data);
  });

type Sheet = ServerStyleSheet['instance'];

/** More than a release has; styles with values that a page computes could grow without an end. */
const MAX_ENTRIES = 5000;

/** Component and name of a generated class → its rules. The name is a hash of the CSS, so equal names have equal rules. */
const rulesByName = new Map<string, string[]>();

/**
 * Lets the sheet of a page reuse the rules that earlier pages of this process generated. Without it every page runs the CSS
 * preprocessor again for each of its components, which was a third of the time of a page.
 */
export const reuseStyles = (sheet: Sheet): void => {
  const hasName = sheet.hasNameForId.bind(sheet);
  const insertRules = sheet.insertRules.bind(sheet);
  sheet.hasNameForId = (id, name) => {
    if (hasName(id, name)) return true;
    const rules = rulesByName.get(`${id} ${name}`);
    if (!rules) return false;
    insertRules(id, name, rules);
    return true;
  };
  sheet.insertRules = (id, name, rules) => {
    const list = typeof rules === 'string' ? [rules] : rules;
    if (rulesByName.size < MAX_ENTRIES) rulesByName.set(`${id} ${name}`, [...list]);
    insertRules(id, name, rules);
  };
};
