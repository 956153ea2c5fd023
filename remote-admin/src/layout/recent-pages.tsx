import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import type { RouteHandle } from 'shared-lib/federation';
import { siteUrl } from 'shared-lib/paths';
import { useLocation, useMatches } from 'shared-lib/router';
import * as z from 'zod/mini';

const KEY = 'miqyas:admin-recent';
const MAX = 8;
const stored = z.array(z.object({ to: z.string(), label: z.string(), text: z.optional(z.string()) }));

export interface RecentPage {
  to: string;
  label: string;
  /** The list of a record. */
  text?: string;
}

const pathOf = (to: string): string => to.split('?')[0] ?? to;

/** Pages that were opened in this tab, the last one first. They name clients, so they end with the tab. */
export const recentPages = {
  read: (): readonly RecentPage[] => {
    try {
      const parsed = stored.safeParse(JSON.parse(sessionStorage.getItem(KEY) ?? '[]'));
      return parsed.success
        ? parsed.data.map(({ to, label, text }) => ({ to, label, ...(text === undefined ? {} : { text }) }))
        : [];
    } catch {
      return [];
    }
  },
  /** A page stands once, with its last query. */
  add: (page: RecentPage): void => {
    const others = recentPages.read().filter(({ to }) => pathOf(to) !== pathOf(page.to));
    try {
      sessionStorage.setItem(KEY, JSON.stringify([page, ...others].slice(0, MAX)));
    } catch {
      /* the palette also works without storage */
    }
  },
} as const;

const isHandle = (handle: unknown): handle is RouteHandle => typeof handle === 'object' && handle !== null;

/** Remembers each opened page under the name of its browser tab, which has that of a record once it is loaded. */
export const RecentPages = () => {
  const queryClient = useQueryClient();
  const { pathname, search } = useLocation();
  const to = pathname + search;
  const matches = useMatches();
  const remember = useEffectEvent((path: string, known: string): string => {
    const match = matches.findLast(({ handle }) => isHandle(handle) && handle.seo);
    if (!match || !isHandle(match.handle)) return known;
    const url = siteUrl(window.location.origin, path);
    const title = match.handle.seo?.({ queryClient, params: match.params, url }).title ?? '';
    if (title === '' || title === known) return known;
    const [label = title, text] = title.split(' | ');
    recentPages.add({ to: path, label, ...(text === undefined ? {} : { text }) });
    return title;
  });
  useEffect(() => {
    let known = remember(to, '');
    return queryClient.getQueryCache().subscribe(({ type }) => {
      // Other events are sent while a page renders.
      if (type === 'updated') known = remember(to, known);
    });
  }, [to, queryClient]);
  return null;
};
