import axios, { type AxiosAdapter, type AxiosResponse } from 'axios';
import { configureHttp } from 'shared-lib/http';

interface ApiOptions {
  /** Address of the API, without a trailing slash. */
  apiOrigin: string;
  /** How long an answer serves further page views, in milliseconds. */
  cacheMs: number;
}

interface Entry {
  answer: Promise<AxiosResponse<unknown>>;
  until: number;
}

/** Most distinct addresses that are remembered; beyond it the oldest goes. */
const MAX_ENTRIES = 500;

/**
 * Answers of the API are shared by the page views of one moment: data is at most `cacheMs` old, and a hundred visitors ask
 * the API once. Failures are not kept. Everything that passes here is public: the server has no visitor's token.
 */
const cachingAdapter = (cacheMs: number): AxiosAdapter => {
  const fetchAdapter = axios.getAdapter('fetch');
  const entries = new Map<string, Entry>();
  return async (config) => {
    const key = axios.getUri(config);
    const now = Date.now();
    const known = entries.get(key);
    if (known && known.until > now) return { ...(await known.answer) };
    const { signal: _signal, ...shared } = config; // one visitor who leaves must not cancel for the others
    const answer = fetchAdapter(shared);
    entries.delete(key);
    entries.set(key, { answer, until: now + cacheMs });
    answer.catch(() => entries.delete(key));
    const oldest = entries.keys().next().value;
    if (entries.size > MAX_ENTRIES && oldest !== undefined) entries.delete(oldest);
    return { ...(await answer) };
  };
};

/** Points the server's http client at the API. */
export const connectApi = ({ apiOrigin, cacheMs }: ApiOptions): void =>
  configureHttp({ baseURL: `${apiOrigin}/api`, adapter: cachingAdapter(cacheMs) });
