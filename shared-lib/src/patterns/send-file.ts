import { http, HttpError, type ContractSource } from 'shared-lib/http';

/** An upload that sends nothing for this long has stalled. A slow one has as much time as it needs. */
const STALL_MS = 30_000;

export interface UploadOptions<Result> {
  /** Path below `/api`. */
  url: string;
  contract: ContractSource<Result>;
  /** Name of the file in the form data. */
  field?: string;
  /** Value of the `Idempotency-Key` header: a retry with the same key stores nothing twice. */
  key?: string;
  /** Milliseconds without a byte after which it stops; tests shorten it. */
  stallMs?: number;
}

/**
 * Sends one file and stops when nothing moves any more.
 * @throws {HttpError} of kind `timeout` when it has stalled
 */
export const sendFile = async <Result>(
  file: File,
  { url, contract, field = 'file', key, stallMs = STALL_MS }: UploadOptions<Result>,
  { signal, onProgress }: { signal: AbortSignal; onProgress: (share: number) => void },
): Promise<Result> => {
  const stalled = new AbortController();
  const stop = () => stalled.abort();
  let timer = setTimeout(stop, stallMs);
  const body = new FormData();
  body.append(field, file);
  try {
    return await http.post(url, body, contract, {
      ...(key ? { headers: { 'Idempotency-Key': key } } : {}),
      signal: AbortSignal.any([signal, stalled.signal]),
      onProgress: (share) => {
        clearTimeout(timer);
        timer = setTimeout(stop, stallMs);
        onProgress(share);
      },
    });
  } catch (error) {
    throw stalled.signal.aborted ? new HttpError('timeout') : error;
  } finally {
    clearTimeout(timer);
  }
};
