import { articleSummary, enveloped, paged, setting, sitemap } from 'shared-lib/contracts';
import * as z from 'zod/mini';

const TIMEOUT_MS = 5000;
/** Number of articles in the feed. */
const FEED_LENGTH = 50;

interface Contract<Value> {
  parse(body: unknown): Value;
}

/** Content for search engines and feed readers, fetched from the API. Each function rejects when the API does not respond. */
export const publicContent = (apiOrigin: string) => {
  const get = async <Value>(path: string, contract: Contract<Value>): Promise<Value> => {
    const response = await fetch(`${apiOrigin}/api/public${path}`, { signal: AbortSignal.timeout(TIMEOUT_MS) });
    if (!response.ok) throw new Error(`${path} responded with ${response.status}`);
    return contract.parse(await response.json());
  };
  return {
    seo: async (): Promise<Record<string, string>> =>
      Object.fromEntries(
        (await get('/settings?group=seo', enveloped(z.array(setting)))).map(({ key, value_ar }) => [key, value_ar]),
      ),
    sitemap: () => get('/sitemap', enveloped(sitemap)),
    latestArticles: async () => (await get(`/articles?per_page=${FEED_LENGTH}&page=1`, paged(articleSummary))).data,
  };
};
export type PublicContent = ReturnType<typeof publicContent>;
