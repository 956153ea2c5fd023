import { hydrate } from '@tanstack/react-query';
import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { configureHttp } from 'shared-lib/http';
import { session } from 'shared-lib/session';
import { App } from './app.tsx';
import { followTerms } from './analytics/follow-terms.ts';
import { areaOf } from './areas.ts';
import { readBoot } from './boot.ts';
import { followRouter } from './follow-router.ts';
import { frameHydrated, outletHydrated } from './hydration.ts';
import { returnToPlace } from './navigation/scroll.ts';
import { browserOutlet, useOutlet } from './outlet.tsx';
import { startPrefetch } from './prefetch/start-prefetch.ts';
import { createQueryClient } from './query-client.ts';
import { needsNewDocument, startLoading } from './remotes/load-door.ts';
import { reportHydrationError } from './report-hydration-error.ts';
import { watchSession } from './session/watch-session.ts';
import { openRenderedRouter, openRouter, type SiteRouter } from './site-router.ts';
import { installTrustedTypes } from './trusted-types.ts';

const boot = readBoot();
installTrustedTypes(boot.measuring?.scripts ?? []);
const queryClient = createQueryClient('browser');
if (boot.query) hydrate(queryClient, boot.query);
session.restore();
returnToPlace();
startLoading(boot.release);

/** Resolves when the page is taken over, or when it will not be for now. */
const settled = Promise.withResolvers<void>();
void outletHydrated.then(settled.resolve);
configureHttp({ ready: settled.promise });
void followTerms({ terms: boot.measuring, ready: settled.promise });

let router: SiteRouter | undefined;
const follow = (opened: SiteRouter): SiteRouter => {
  router = opened;
  followRouter({ router: opened, queryClient, siteOrigin: boot.siteOrigin });
  void outletHydrated.then(() => startPrefetch({ router: opened, queryClient, siteOrigin: boot.siteOrigin }));
  return opened;
};

watchSession({ queryClient, recheckGuards: () => void frameHydrated.then(() => router?.revalidate()) });

/** Loads the browser half of a page that the server drew; asked again by the banner when it failed. */
const takeOver = async (rendered: NonNullable<typeof boot.rendered>): Promise<SiteRouter> => {
  for (;;) {
    try {
      const { router: opened, matchesMarkup } = await openRenderedRouter(queryClient, rendered);
      useOutlet.setState({ failed: false });
      if (!matchesMarkup) useOutlet.setState(({ generation }) => ({ generation: generation + 1 }));
      return follow(opened);
    } catch (error) {
      console.warn(`The page could not be taken over: ${String(error)}`);
      useOutlet.setState({ failed: true });
      settled.resolve();
      await retryAsked();
      if (needsNewDocument(areaOf(location.pathname).remote)) location.reload();
    }
  }
};

/** Resolves when the person asks to try again, which clears `failed`. */
const retryAsked = () =>
  new Promise<void>((resolve) => {
    const stop = useOutlet.subscribe(({ failed }) => {
      if (failed) return;
      stop();
      resolve();
    });
  });

useOutlet.setState({
  router: boot.rendered ? takeOver(boot.rendered) : Promise.resolve(follow(openRouter(queryClient))),
});

const root = document.getElementById('root');
if (!root) throw new Error('The page has no root element');
// As a transition it is done in small pieces, between which the browser answers the visitor.
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
