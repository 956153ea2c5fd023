import type { AxiosAdapter, AxiosInstance, AxiosRequestConfig, AxiosResponse } from 'axios';
import { session } from 'shared-lib/session';
import { HttpError } from './http-error.ts';
import { isOffline } from './is-offline.ts';

/** The least of a zod schema that the client needs. */
export interface Contract<Value> {
  safeParse(body: unknown): { success: true; data: Value } | { success: false };
}

/** A contract, or the way to it: a page that the server drew needs none before its first call, and zod is heavy. */
export type ContractSource<Value> = Contract<Value> | (() => Promise<Contract<Value>>);

export interface CallOptions {
  params?: Record<string, string | number | boolean | undefined>;
  headers?: Record<string, string>;
  signal?: AbortSignal;
}

/** An answer with the headers that pagination needs. */
export interface Answer<Value> {
  value: Value;
  total: number | undefined;
}

type CallConfig = Omit<AxiosRequestConfig, 'headers'> & { headers?: Record<string, string> };

interface Settings {
  /** Base of every path. The browser speaks to its own origin, the server to the API's address. */
  baseURL: string;
  /** Server only: answers from a short-lived cache. */
  adapter?: AxiosAdapter;
  /** Calls go out once this has resolved: an answer must not change a page that React has not taken over yet. */
  ready: Promise<unknown>;
  /** Called with the dead token; the shell decides what a 401 means. */
  onUnauthorized(token: string): void;
}

let settings: Settings = { baseURL: '/api', ready: Promise.resolve(), onUnauthorized: () => undefined };
let client: Promise<{ axios: AxiosInstance; toHttpError: (error: unknown) => HttpError }> | undefined;

/** Sets what the client depends on; the next call uses it. */
export const configureHttp = (changes: Partial<Settings>): void => {
  settings = { ...settings, ...changes };
  client = undefined;
};

/** Code that did not arrive is a network failure like any other, and the next call asks for it again. */
const arriving = <Module>(load: Promise<Module>): Promise<Module> =>
  load.catch(() => {
    client = undefined;
    throw new HttpError(isOffline() ? 'offline' : 'network');
  });

/** axios is heavy and the first page needs none of it, so it arrives with the first call. */
const connect = () =>
  (client ??= arriving(import('./axios-client.ts')).then(({ createClient, toHttpError }) => ({
    axios: createClient({ baseURL: settings.baseURL, ...(settings.adapter ? { adapter: settings.adapter } : {}) }),
    toHttpError,
  })));

const contractOf = async <Value>(source: ContractSource<Value>): Promise<Contract<Value>> =>
  typeof source === 'function' ? arriving(source()) : source;

/** The token goes with every call; a call that brings its own keeps it. */
const withToken = (config: CallConfig, token: string | null): CallConfig =>
  token && !config.headers?.Authorization
    ? { ...config, headers: { ...config.headers, Authorization: `Bearer ${token}` } }
    : config;

async function send(config: CallConfig): Promise<AxiosResponse<unknown>> {
  const [{ axios, toHttpError }] = await Promise.all([connect(), settings.ready]);
  const { token } = session.get();
  try {
    return await axios.request(withToken(config, token));
  } catch (thrown) {
    const error = toHttpError(thrown);
    // A late answer to an old token says nothing about the session that is open now.
    if (error.kind === 'unauthorized' && token && session.get().token === token) settings.onUnauthorized(token);
    throw error;
  }
}

async function call<Value>(config: CallConfig, source: ContractSource<Value>): Promise<Answer<Value>> {
  const [{ data, headers }, contract] = await Promise.all([send(config), contractOf(source)]);
  const parsed = contract.safeParse(data);
  if (!parsed.success) throw new HttpError('contract');
  const total = Number(headers['x-total-count']);
  return { value: parsed.data, total: Number.isFinite(total) && headers['x-total-count'] != null ? total : undefined };
}

const options = ({ params, headers, signal }: CallOptions = {}): CallConfig => ({
  ...(params ? { params } : {}),
  ...(headers ? { headers } : {}),
  ...(signal ? { signal } : {}),
});

/**
 * The one way to the API. Paths are relative to `/api`; every answer is parsed by its contract.
 * @throws {HttpError} always and only, except when the caller aborted the call.
 */
export const http = {
  get: async <Value>(url: string, contract: ContractSource<Value>, more?: CallOptions): Promise<Value> =>
    (await call({ method: 'get', url, ...options(more) }, contract)).value,
  /** Like `get`, with the number of all rows behind a page (`X-Total-Count`). */
  getPage: <Value>(url: string, contract: ContractSource<Value>, more?: CallOptions): Promise<Answer<Value>> =>
    call({ method: 'get', url, ...options(more) }, contract),
  post: async <Value>(
    url: string,
    body: unknown,
    contract: ContractSource<Value>,
    more?: CallOptions,
  ): Promise<Value> => (await call({ method: 'post', url, data: body ?? {}, ...options(more) }, contract)).value,
  put: async <Value>(url: string, body: unknown, contract: ContractSource<Value>, more?: CallOptions): Promise<Value> =>
    (await call({ method: 'put', url, data: body ?? {}, ...options(more) }, contract)).value,
  patch: async <Value>(
    url: string,
    body: unknown,
    contract: ContractSource<Value>,
    more?: CallOptions,
  ): Promise<Value> => (await call({ method: 'patch', url, data: body ?? {}, ...options(more) }, contract)).value,
  delete: async <Value>(url: string, contract: ContractSource<Value>, more?: CallOptions): Promise<Value> =>
    (await call({ method: 'delete', url, ...options(more) }, contract)).value,
} as const;
