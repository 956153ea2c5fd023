import { createAdminApi, type AdminApi } from './admin-api.ts';

export interface ListeningApi extends AdminApi {
  /** Base URL of the admin resources. */
  adminUrl: string;
  /** Session token of the admin. */
  token: string;
}

/** The whole API on a free port, for clients that only know its URL. */
export const startListeningApi = async (...parts: Parameters<typeof createAdminApi>): Promise<ListeningApi> => {
  const api = await createAdminApi(...parts);
  const origin = await api.app.listen({ port: 0, host: '127.0.0.1' });
  return { ...api, adminUrl: `${origin}/api/admin`, token: await api.signIn('admin@miqyas.example') };
};
