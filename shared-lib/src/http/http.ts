import type { AxiosAdapter, AxiosInstance, AxiosRequestConfig, AxiosResponse } from 'axios';
import { session } from 'shared-lib/session';
import { HttpError, importOrFail } from './http-error.ts';

/** The part of a zod schema that the client uses. */
export interface Contract<Value> {
  safeParse(body: unknown): { success: true; data: Value } | { success: false };
}

/** A contract or a function that imports it: a server-rendered page needs no contract before its first request, and zod is large. */
export type ContractSource<Value> = Contract<Value> | (() => Promise<Contract<Value>>);

export interface CallOptions {
  params?: Record<string, string | number | boolean | undefined>;
  headers?: Record<string, string>;
  signal?: AbortSignal;
  /** Body of a `delete` request. */
  body?: unknown;
  /** For uploads: receives the sent share of the body, from 0 to 1. Such a request has no time limit; abort it by `signal`. */
  onProgress?: (share: number) => void;
}

/** A parsed response with the total of a paginated list. */
export interface Answer<Value> {
  value: Value;
  total: number | undefined;
}

type RequestConfig = Omit<AxiosRequestConfig, 'headers'> & { headers?: Record<string, string> };

interface Settings {
  /** Base URL of all paths: `/api` in the browser, the URL of the API on the server. */
  baseURL: string;
  /** Server only: adapter with a short-lived cache. */
  adapter?: AxiosAdapter;
  /** Results wait for this promise: a response must not change a page before its hydration. */
  ready: Promise<unknown>;
  /** Called with the rejected token after a 401; the shell decides what happens then. */
  onUnauthorized(token: string): void;
}

let settings: Settings = { baseURL: '/api', ready: Promise.resolve(), onUnauthorized: () => undefined };
let client: Promise<{ axios: AxiosInstance; toHttpError: (error: unknown) => HttpError }> | undefined;

/** Changes the settings of the client, from the next request on. */
export const configureHttp = (changes: Partial<Settings>): void => {
  settings = { ...settings, ...changes };
  client = undefined;
};

const importClient = async () => {
  try {
    const { createClient, toHttpError } = await importOrFail(import('./axios-client.ts'));
    const adapter = settings.adapter ? { adapter: settings.adapter } : {};
    return { axios: createClient({ baseURL: settings.baseURL, ...adapter }), toHttpError };
  } catch (error) {
    // The next request imports again.
    client = undefined;
    throw error;
  }
};

/** Imports axios with the first request: it is large, and the first page does not need it. */
const loadClient = () => (client ??= importClient());

/** Imports axios before the first request. A failure is reported by that request. */
export const prepareHttp = (): void => void loadClient().catch(() => undefined);

const loadContract = async <Value>(source: ContractSource<Value>): Promise<Contract<Value>> =>
  typeof source === 'function' ? importOrFail(source()) : source;

/** Adds the token, unless the request has its own `Authorization` header. */
const withToken = (config: RequestConfig, token: string | null): RequestConfig =>
  token && !config.headers?.Authorization
    ? { ...config, headers: { ...config.headers, Authorization: `Bearer ${token}` } }
    : config;

/** Paths of the API that respond 401 without a token. A page that still polls while its session ends does not ask them. */
const NEEDS_SESSION = /^\/(?:account|admin|consultant)\//;

async function send(config: RequestConfig): Promise<AxiosResponse<unknown>> {
  const { axios, toHttpError } = await loadClient();
  const { token } = session.get();
  if (!token && !config.headers?.Authorization && NEEDS_SESSION.test(config.url ?? '')) {
    await settings.ready;
    throw new HttpError('unauthorized');
  }
  try {
    const response = axios.request<unknown>(withToken(config, token));
    await Promise.allSettled([response, settings.ready]);
    return await response;
  } catch (thrown) {
    const error = toHttpError(thrown);
    // A late response to an earlier token does not concern the current session.
    if (error.kind === 'unauthorized' && token && session.get().token === token) settings.onUnauthorized(token);
    throw error;
  }
}

async function requestParsed<Value>(config: RequestConfig, source: ContractSource<Value>): Promise<Answer<Value>> {
  const [{ data, headers }, contract] = await Promise.all([send(config), loadContract(source)]);
  const parsed = contract.safeParse(data);
  if (!parsed.success) throw new HttpError('contract');
  const total = Number(headers['x-total-count']);
  return { value: parsed.data, total: Number.isFinite(total) && headers['x-total-count'] != null ? total : undefined };
}

const options = ({ params, headers, signal, body, onProgress }: CallOptions = {}): RequestConfig => ({
  ...(params ? { params } : {}),
  ...(headers ? { headers } : {}),
  ...(signal ? { signal } : {}),
  ...(body === undefined ? {} : { data: body }),
  ...(onProgress ? { timeout: 0, onUploadProgress: ({ progress = 0 }) => onProgress(progress) } : {}),
});

/**
 * The API client. Paths are relative to `/api`; each response is parsed by its contract.
 * @throws {HttpError} for every failure, except when the caller aborts the request
 */
export const http = {
  get: async <Value>(url: string, contract: ContractSource<Value>, callOptions?: CallOptions): Promise<Value> =>
    (await requestParsed({ method: 'get', url, ...options(callOptions) }, contract)).value,
  /** Like `get`, with the total number of rows (`X-Total-Count`). */
  getPage: <Value>(url: string, contract: ContractSource<Value>, callOptions?: CallOptions): Promise<Answer<Value>> =>
    requestParsed({ method: 'get', url, ...options(callOptions) }, contract),
  post: async <Value>(
    url: string,
    body: unknown,
    contract: ContractSource<Value>,
    callOptions?: CallOptions,
  ): Promise<Value> =>
    (await requestParsed({ method: 'post', url, data: body ?? {}, ...options(callOptions) }, contract)).value,
  put: async <Value>(
    url: string,
    body: unknown,
    contract: ContractSource<Value>,
    callOptions?: CallOptions,
  ): Promise<Value> =>
    (await requestParsed({ method: 'put', url, data: body ?? {}, ...options(callOptions) }, contract)).value,
  patch: async <Value>(
    url: string,
    body: unknown,
    contract: ContractSource<Value>,
    callOptions?: CallOptions,
  ): Promise<Value> =>
    (await requestParsed({ method: 'patch', url, data: body ?? {}, ...options(callOptions) }, contract)).value,
  delete: async <Value>(url: string, contract: ContractSource<Value>, callOptions?: CallOptions): Promise<Value> =>
    (await requestParsed({ method: 'delete', url, ...options(callOptions) }, contract)).value,
} as const;
