import type { ComponentType } from 'react';
import type { User } from 'shared-lib/contracts';
import { rolePage } from './role-page.ts';

type Home = ComponentType<{ user: User }>;
type HomeName = 'client' | 'consultant' | 'pending';

/** Each role loads its own home page. */
export const homeImports: Record<HomeName, () => Promise<Home>> = {
  client: async () => (await import('../features/home/client-home.tsx')).ClientHome,
  consultant: async () => (await import('../features/queue/queue.tsx')).Queue,
  pending: async () => (await import('../features/home/pending-home.tsx')).PendingHome,
};
export const homePage = rolePage(homeImports);

/** Name of a user's home page; undefined for administrators, who have none here. */
export const homeOf = ({ role, status }: Pick<User, 'role' | 'status'>): HomeName | undefined => {
  if (role === 'admin') return undefined;
  if (status === 'pending') return 'pending';
  return role === 'consultant' ? 'consultant' : 'client';
};
