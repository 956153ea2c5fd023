import { useRef } from 'react';

/** Headers of a request that the server carries out once. */
export interface OnceHeaders extends Record<string, string> {
  'Idempotency-Key': string;
}

type WriteOnce = <Result>(values: unknown, write: (headers: OnceHeaders) => Promise<Result>) => Promise<Result>;

/**
 * For writes that cannot be repeated, such as a change of the password. A failed write keeps its `Idempotency-Key` for the next attempt with the
 * same values: when only the response was lost, the server does not write again, and the attempt gets the first response.
 * After a success the same values are a new write.
 */
export const useWriteOnce = (): WriteOnce => {
  const failed = useRef(new Map<string, string>());
  return async (values, write) => {
    const content = JSON.stringify(values);
    const key = failed.current.get(content) ?? crypto.randomUUID();
    failed.current.set(content, key);
    const result = await write({ 'Idempotency-Key': key });
    failed.current.delete(content);
    return result;
  };
};
