import type { LightMyRequestResponse } from 'fastify';
import { createTestApp, type TestApp } from './test-app.ts';

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

export interface AdminApi extends TestApp {
  /** Sends a request as the admin of the demo data. */
  admin(method: Method, url: string, body?: object, headers?: Record<string, string>): Promise<LightMyRequestResponse>;
}

/** The whole API, with a shortcut for requests of the admin. */
export const createAdminApi = async (...parts: Parameters<typeof createTestApp>): Promise<AdminApi> => {
  const api = await createTestApp(...parts);
  return {
    ...api,
    // A new session for each request, so that tests may advance the clock without expiring it.
    admin: async (method, url, body, headers) =>
      api.request(method, url, {
        token: await api.signIn('admin@miqyas.example'),
        ...(body ? { body } : {}),
        ...(headers ? { headers } : {}),
      }),
  };
};

/** Leaves one active administrator, of the two that the demo data has. */
export const suspendSecondAdmin = async ({ db }: Pick<TestApp, 'db'>): Promise<void> => {
  await db.updateTable('users').set({ status: 'suspended' }).where('email', '=', 'admin2@miqyas.example').execute();
};
