import { AsyncLocalStorage } from 'node:async_hooks';

const ids = new AsyncLocalStorage<string>();

/** Runs work for a request. Calls of the API that it makes carry the id of the request. */
export const withRequestId = <Result>(id: string | undefined, work: () => Result): Result =>
  id === undefined ? work() : ids.run(id, work);

/** The id of the request for which this code runs; undefined outside of one. */
export const currentRequestId = (): string | undefined => ids.getStore();
