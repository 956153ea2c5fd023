import type { LightMyRequestResponse } from 'fastify';
import { createTestApp, type TestApp } from './test-app.ts';

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

export interface AdminDesk extends TestApp {
  /** Calls as the administrator of the demonstration. */
  admin(method: Method, url: string, body?: object, headers?: Record<string, string>): Promise<LightMyRequestResponse>;
}

/** The whole API with the administrator signed in. */
export const createAdminDesk = async (...parts: Parameters<typeof createTestApp>): Promise<AdminDesk> => {
  const site = await createTestApp(...parts);
  return {
    ...site,
    // Signed in anew each time, so that time may pass in between.
    admin: async (method, url, body, headers) =>
      site.call(method, url, {
        token: await site.signIn('admin@miqyas.example'),
        ...(body ? { body } : {}),
        ...(headers ? { headers } : {}),
      }),
  };
};
