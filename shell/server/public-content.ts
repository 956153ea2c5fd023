import { articleSummary, enveloped, paged, sector, serviceSummary, setting, studySummary } from 'shared-lib/contracts';
import * as z from 'zod/mini';

const TIMEOUT_MS = 5000;
/** Most items of one page of a list, and most pages: a sitemap file holds 50,000 addresses at most. */
const PER_PAGE = 50;
const MAX_PAGES = 500;

interface Contract<Value> {
  parse(body: unknown): Value;
}

/** What search engines and feed readers are told of, straight from the API. Everything rejects when the API does not answer. */
export const publicContent = (apiOrigin: string) => {
  const get = async <Value>(path: string, contract: Contract<Value>): Promise<Value> => {
    const answer = await fetch(`${apiOrigin}/api/public${path}`, { signal: AbortSignal.timeout(TIMEOUT_MS) });
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}`);
    return contract.parse(await answer.json());
  };
  const all = async <Item>(path: string, page: Contract<{ data: Item[]; meta: { last_page: number } }>): Promise<Item[]> => {
    const first = await get(`${path}?per_page=${PER_PAGE}&page=1`, page);
    const items = [...first.data];
    for (let number = 2; number <= Math.min(first.meta.last_page, MAX_PAGES); number++) items.push(...(await get(`${path}?per_page=${PER_PAGE}&page=${number}`, page)).data);
    return items;
  };
  return {
    seo: async (): Promise<Record<string, string>> => Object.fromEntries((await get('/settings?group=seo', enveloped(z.array(setting)))).map(({ key, value_ar }) => [key, value_ar])),
    services: () => get('/services', enveloped(z.array(serviceSummary))),
    sectors: () => get('/sectors', enveloped(z.array(sector))),
    articles: () => all('/articles', paged(articleSummary)),
    studies: () => all('/studies', paged(studySummary)),
    /** The newest articles only. */
    latestArticles: async () => (await get(`/articles?per_page=${PER_PAGE}&page=1`, paged(articleSummary))).data,
  };
};
export type PublicContent = ReturnType<typeof publicContent>;
