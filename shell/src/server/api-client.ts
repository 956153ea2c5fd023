import axios, { AxiosError, type AxiosAdapter, type AxiosResponse, type InternalAxiosRequestConfig } from 'axios';
import { configureHttp } from 'shared-lib/http';
import { dependOnContent } from './content-version.ts';

interface ApiOptions {
  /** Origin of the API, without a trailing slash. */
  apiOrigin: string;
  /** How long a response is reused, in milliseconds. */
  cacheMs: number;
  /** Id of the request for which the API is called now, for its log. */
  currentRequestId?: () => string | undefined;
  /** Receives why a call failed: the API did not respond, or could not. */
  onFailure?: (reason: string) => void;
}

interface CacheEntry {
  response: Promise<AxiosResponse<unknown>>;
  expiresAt: number;
}

/** Maximum number of cached URLs. Beyond it the oldest entry is evicted. */
const MAX_ENTRIES = 500;

/** The first cause: axios and `fetch` wrap what the connection says about itself. */
const causeOf = (error: unknown): string => {
  if (!(error instanceof Error)) return String(error);
  if (error.cause !== undefined) return causeOf(error.cause);
  return error.message || ('code' in error ? String(error.code) : error.name);
};

/** @returns undefined for a response that a page expects, such as 404. The query, which a visitor may have typed, is left out. */
const describeFailure = (error: unknown, config: InternalAxiosRequestConfig): string | undefined => {
  const { origin, pathname } = new URL(axios.getUri(config));
  const status = error instanceof AxiosError ? error.response?.status : undefined;
  if (status === undefined) return `The API at ${origin} does not respond, so pages have no data: ${causeOf(error)}`;
  return status >= 500 || status === 429 ? `The API responds with ${status} to ${origin}${pathname}` : undefined;
};

/**
 * Shares API responses between page views: data is at most `cacheMs` old, and concurrent visitors cause one request. Failures are
 * not cached. All responses are public, because the server has no visitor's token.
 */
const cachingAdapter = ({ cacheMs, currentRequestId, onFailure }: Omit<ApiOptions, 'apiOrigin'>): AxiosAdapter => {
  // Renderers withhold the global `fetch` from releases later, so the client keeps this reference.
  const fetchAdapter = axios.getAdapter('fetch', { env: { fetch } });
  const entries = new Map<string, CacheEntry>();
  dependOnContent(() => entries.clear());
  return async (config) => {
    // The key holds no method and no body.
    if (config.method !== 'get') return fetchAdapter(config);
    const key = axios.getUri(config);
    const now = Date.now();
    const cached = entries.get(key);
    if (cached && cached.expiresAt > now) return { ...(await cached.response) };
    const { signal: _signal, ...shared } = config; // a visitor who leaves must not cancel the request for the others
    // The request of the first visitor who needs the response.
    const id = currentRequestId?.();
    if (id !== undefined) shared.headers.set('x-request-id', id);
    const response = fetchAdapter(shared);
    entries.delete(key);
    entries.set(key, { response, expiresAt: now + cacheMs });
    response.catch((error: unknown) => {
      if (entries.get(key)?.response === response) entries.delete(key);
      const reason = describeFailure(error, shared);
      if (reason !== undefined) onFailure?.(reason);
    });
    const oldest = entries.keys().next().value;
    if (entries.size > MAX_ENTRIES && oldest !== undefined) entries.delete(oldest);
    return { ...(await response) };
  };
};

/** Points the server's HTTP client at the API. */
export const configureApiClient = ({ apiOrigin, ...options }: ApiOptions): void =>
  configureHttp({ baseURL: `${apiOrigin}/api`, adapter: cachingAdapter(options) });

/** Requests of a trial that have no response yet. */
let waiting = 0;
export const isWaitingForApi = (): boolean => waiting > 0;

const failing: AxiosAdapter = async (config) => {
  const response = { data: {}, status: 500, statusText: 'Internal Server Error', headers: {}, config };
  throw new AxiosError('The API failed', AxiosError.ERR_BAD_RESPONSE, config, undefined, response);
};

/** Adapters for trials: one that sends each request, and one whose every request fails. Call it before `fetch` is withheld. */
export const createTrialAdapters = (): Record<'fetching' | 'failing', AxiosAdapter> => {
  const fetchAdapter = axios.getAdapter('fetch', { env: { fetch } });
  const fetching: AxiosAdapter = async (config) => {
    waiting += 1;
    try {
      return await fetchAdapter(config);
    } finally {
      waiting -= 1;
    }
  };
  return { fetching, failing };
};
