import { errorResponse } from 'shared-lib/contracts';
import { HttpError } from 'shared-lib/http';
import { session } from 'shared-lib/session';
import { startDownload } from './start-download.ts';

/**
 * Reads a file that needs the token of the session. The client of the API reads texts and JSON, so files are fetched beside it.
 * @param path below `/api`
 * @throws {HttpError} with the sentence of the API
 */
export const fetchFile = async (path: string, signal?: AbortSignal): Promise<Blob> => {
  const response = await fetch(`/api${path}`, {
    headers: { Authorization: `Bearer ${session.get().token}` },
    ...(signal ? { signal } : {}),
  });
  if (response.ok) return response.blob();
  const refused = errorResponse.safeParse(await response.json().catch(() => undefined)).data;
  const [reason] = Object.values(refused?.errors ?? {}).flat();
  throw new HttpError(refused?.errors ? 'validation' : 'server', { message: reason ?? refused?.message });
};

/** Saves a file on the device. */
export const saveAs = (name: string, blob: Blob): void => {
  const url = URL.createObjectURL(blob);
  startDownload(url, name);
  URL.revokeObjectURL(url);
};
