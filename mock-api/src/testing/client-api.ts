import { createRequestApi, type RequestApi } from './request-api.ts';

/** The API with the demo accounts, whose clients have no requests, notes or guests yet. */
export const createClientApi = async (): Promise<RequestApi> => {
  const api = await createRequestApi();
  await api.db.deleteFrom('requests').execute();
  await api.db.deleteFrom('client_notes').execute();
  await api.db.deleteFrom('clients').where('user_id', 'is', null).execute();
  return api;
};
