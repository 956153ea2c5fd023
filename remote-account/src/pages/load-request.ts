import type { ComponentType } from 'react';
import type { PageLoads } from 'shared-lib/federation';
import { session } from 'shared-lib/session';
import { rolePage } from './role-page.ts';

type Page = ComponentType<{ reference: string }>;

const imports = {
  client: async (): Promise<Page> => (await import('../features/request/client-request-page.tsx')).ClientRequest,
  consultant: async (): Promise<Page> => (await import('../features/request/staff-request-page.tsx')).ConsultantRequest,
};
/** The page of a request of each role: neither loads what only the other one shows. */
export const requestPage = rolePage(imports);

const importPage = () => import('./request-page.tsx');

/** The functions with the imports of `loadRequest`, for `lazyPage`. */
export const requestLoads = {
  all: [importPage],
  client: [imports.client],
  consultant: [imports.consultant],
} satisfies PageLoads;

/** Imports the route of a request and its page for the role of the user, both at the same time. */
export const loadRequest = async () => {
  const { user } = session.get();
  const role = user?.role === 'consultant' ? 'consultant' : 'client';
  const [{ RequestPage }] = await Promise.all([importPage(), requestPage.load(role)]);
  return RequestPage;
};
