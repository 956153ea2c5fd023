import { savedItems, type SavedItems } from 'shared-lib/contracts';
import { http, HttpError } from 'shared-lib/http';
import { savedOnDevice } from 'shared-lib/patterns/saved-on-device';
import * as z from 'zod/mini';

const response = z.object({ data: savedItems });

/** Adds what was saved on this device to the account. An item that is no longer published is dropped; others stay for a retry. */
const joinSaved = async (): Promise<void> => {
  for (const item of savedOnDevice.read()) {
    try {
      await http.post('/account/saved', item, response);
    } catch (error) {
      if (!(error instanceof HttpError) || error.kind !== 'not-found') throw error;
    }
    savedOnDevice.remove(item);
  }
};

/** The saved items of the account, with those of this device. */
export const readSaved = async (signal: AbortSignal): Promise<SavedItems> => {
  await joinSaved();
  return (await http.get('/account/saved', response, { signal })).data;
};
