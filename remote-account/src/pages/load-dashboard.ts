import type { QueryClient } from '@tanstack/react-query';
import { paths } from 'shared-lib/paths';
import { session } from 'shared-lib/session';
import { homeOf, loadHome } from './home-modules.ts';

const startData = async (queryClient: QueryClient): Promise<void> => {
  const { user } = session.get();
  if (user?.status !== 'active') return;
  const { startHomeData } = await import('../dashboard/start-home-data.ts');
  // A click inside the site loads the page before its URL.
  const isFirstPage = location.pathname === paths.dashboard();
  await startHomeData(queryClient, user, new URLSearchParams(isFirstPage ? location.search : ''));
};

/** The imports below, for `lazyPage`. */
export const dashboardImports = {
  all: ['./dashboard-page.tsx', '../dashboard/start-home-data.ts'],
  client: ['../features/home/client-home.tsx'],
  consultant: ['../features/queue/queue.tsx'],
};

/** Imports the dashboard and the home page of the user's role, and requests its data, all at the same time. */
export const loadDashboard = async (queryClient: QueryClient) => {
  const { user } = session.get();
  const home = user && homeOf(user);
  // The page reports a failure: it requests the same data.
  startData(queryClient).catch(() => undefined);
  const [{ DashboardPage }] = await Promise.all([import('./dashboard-page.tsx'), home && loadHome(home)]);
  return DashboardPage;
};
