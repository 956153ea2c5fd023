import { articleSummary, enveloped, paged, setting, sitemapEntry } from 'shared-lib/contracts';
import * as z from 'zod/mini';

const TIMEOUT_MS = 5000;
/** Articles of the feed. */
const FEED_LENGTH = 50;

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
  return {
    seo: async (): Promise<Record<string, string>> =>
      Object.fromEntries(
        (await get('/settings?group=seo', enveloped(z.array(setting)))).map(({ key, value_ar }) => [key, value_ar]),
      ),
    sitemap: () => get('/sitemap', enveloped(z.array(sitemapEntry))),
    latestArticles: async () => (await get(`/articles?per_page=${FEED_LENGTH}&page=1`, paged(articleSummary))).data,
  };
};
export type PublicContent = ReturnType<typeof publicContent>;
