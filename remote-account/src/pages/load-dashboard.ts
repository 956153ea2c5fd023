import type { QueryClient } from '@tanstack/react-query';
import type { PageLoads } from 'shared-lib/federation';
import { paths } from 'shared-lib/paths';
import { session } from 'shared-lib/session';
import { homeImports, homeOf, homePage } from './home-modules.ts';

const importStartData = () => import('../dashboard/start-home-data.ts');

const startData = async (queryClient: QueryClient): Promise<void> => {
  const { user } = session.get();
  if (user?.status !== 'active') return;
  const { startHomeData } = await importStartData();
  // A click inside the site loads the page before its URL.
  const isFirstPage = location.pathname === paths.dashboard();
  await startHomeData(queryClient, user, new URLSearchParams(isFirstPage ? location.search : ''));
};

const importPage = () => import('./dashboard-page.tsx');

/** The functions with the imports of `loadDashboard`, for `lazyPage`. */
export const dashboardLoads = {
  all: [importPage, importStartData],
  client: [homeImports.client],
  consultant: [homeImports.consultant],
  pending: [homeImports.pending],
} satisfies PageLoads;

/** Imports the dashboard and the home page of the user's role, and requests its data, all at the same time. */
export const loadDashboard = async (queryClient: QueryClient) => {
  const { user } = session.get();
  const home = user && homeOf(user);
  // The page reports a failure: it requests the same data.
  startData(queryClient).catch(() => undefined);
  const [{ DashboardPage }] = await Promise.all([importPage(), home && homePage.load(home)]);
  return DashboardPage;
};
