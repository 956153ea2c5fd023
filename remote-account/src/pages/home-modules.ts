import type { ComponentType } from 'react';
import type { User } from 'shared-lib/contracts';

type Home = ComponentType<{ user: User }>;
type HomeName = 'client' | 'consultant' | 'pending';

/** Each role loads its own home page. */
export const homeImports: Record<HomeName, () => Promise<Home>> = {
  client: async () => (await import('../features/home/client-home.tsx')).ClientHome,
  consultant: async () => (await import('../features/queue/queue.tsx')).Queue,
  pending: async () => (await import('../features/home/pending-home.tsx')).PendingHome,
};
const loaded = new Map<HomeName, Home>();

export const loadHome = async (name: HomeName): Promise<Home> => {
  const home = loaded.get(name) ?? (await homeImports[name]());
  loaded.set(name, home);
  return home;
};

/** A home page that is loaded already: it needs no placeholder, which React would show for at least 300 ms. */
export const loadedHome = (name: HomeName): Home | undefined => loaded.get(name);

/** Name of a user's home page; undefined for administrators, who have none here. */
export const homeOf = ({ role, status }: Pick<User, 'role' | 'status'>): HomeName | undefined => {
  if (role === 'admin') return undefined;
  if (status === 'pending') return 'pending';
  return role === 'consultant' ? 'consultant' : 'client';
};
