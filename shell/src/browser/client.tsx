import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { configureHttp } from 'shared-lib/http';
import { restoreUser } from 'shared-lib/session';
import { loadAnalytics } from '../analytics/load-analytics.ts';
import { App } from '../app.tsx';
import { continueWhenInteractive } from '../navigation/lay-out.ts';
import { requireNewDocumentForPolicies } from '../navigation/new-document.ts';
import { restoreScrollOnLoad } from '../navigation/scroll-position.ts';
import { startPrefetch } from '../prefetch/start-prefetch.ts';
import { followRouter } from '../routing/follow-router.ts';
import { createClientRouter, createHydratableRouter, type SiteRouter } from '../routing/site-router.ts';
import { watchSession } from '../session/watch-session.ts';
import { area, boot } from './early.ts';
import { layoutHydrated, outletHydrated } from './hydration.ts';
import { browserOutlet, useOutlet } from './outlet.tsx';
import { queryClient } from './page-state.ts';

const REPAIRED = 'hydration-repaired';
/** React repairs a mismatch by rendering again, but it is a defect of ours. Every browser test fails on this message. */
const reportHydrationError = (error: unknown): void => {
  // `beacon/beacon.ts` reports it.
  performance.mark(REPAIRED);
  console.error(REPAIRED, error);
};

requireNewDocumentForPolicies();
// Before the router: it gets no event of the history entries of menus and dialogs.
window.addEventListener('popstate', (event) => window.miqyasBackStack?.handlePop(event));
void restoreUser();
restoreScrollOnLoad();

const remoteContext = { queryClient };

/** Resolves when the page is hydrated, or when hydration has failed for now. */
const settled = Promise.withResolvers<void>();
void outletHydrated.then(settled.resolve);
// The server rendered only the layout of a guarded area, so no response can change markup that is not hydrated yet.
configureHttp({ ready: area.guard ? layoutHydrated : settled.promise });
void loadAnalytics({ config: boot.analytics, ready: settled.promise });

let router: SiteRouter | undefined;
const connectRouter = (created: SiteRouter): SiteRouter => {
  router = created;
  followRouter({ router: created, queryClient, siteOrigin: boot.siteOrigin });
  void outletHydrated.then(() => startPrefetch({ router: created, queryClient, siteOrigin: boot.siteOrigin }));
  return created;
};

watchSession({ queryClient, recheckGuards: () => void layoutHydrated.then(() => router?.revalidate()) });

/** Loads the module of a server-rendered page. After a failure it waits for `retryOutlet`: the visitor tries again, or is online again. */
const loadRenderedPage = async (rendered: NonNullable<typeof boot.rendered>): Promise<SiteRouter> => {
  for (;;) {
    try {
      const { router: created, matchesMarkup } = await createHydratableRouter(remoteContext, rendered);
      useOutlet.setState({ failed: false });
      if (!matchesMarkup) useOutlet.setState(({ generation }) => ({ generation: generation + 1 }));
      return connectRouter(created);
    } catch (error) {
      console.warn(`The page could not be hydrated: ${String(error)}`);
      useOutlet.setState({ failed: true });
      settled.resolve();
      continueWhenInteractive();
      await retryRequested();
    }
  }
};

/** Resolves at the next attempt, which resets `failed`. */
const retryRequested = () =>
  new Promise<void>((resolve) => {
    const unsubscribe = useOutlet.subscribe(({ failed }) => {
      if (failed) return;
      unsubscribe();
      resolve();
    });
  });

useOutlet.setState({
  router: boot.rendered
    ? loadRenderedPage(boot.rendered)
    : Promise.resolve(connectRouter(createClientRouter(remoteContext))),
});

const root = document.getElementById('root');
if (!root) throw new Error('The page has no root element');
// React splits a transition into short tasks, so that the page responds to input in between.
startTransition(() => {
  hydrateRoot(
    root,
    <App
      boot={boot}
      queryClient={queryClient}
      location={{ pathname: location.pathname, search: location.search, hash: location.hash }}
    >
      {browserOutlet}
    </App>,
    { onRecoverableError: reportHydrationError },
  );
});
