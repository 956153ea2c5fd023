import { areaOf, matchesPattern, type RemoteModule } from 'shared-lib/federation';
import type { RouteObject } from 'shared-lib/router';
import { matchRoutes } from 'shared-lib/router/host';
import * as z from 'zod/mini';
import { createQueryClient } from '../query-client.ts';
import { textOfThrown } from './markup.ts';
import { renderPage, type RenderedPage } from './render.tsx';
import { renderedData, routeHandle } from './trial-contracts.ts';

/** Redirects from one page of a trial to the next that are followed. */
const MAX_REDIRECTS = 5;

/** A page above this processor time is rendered a second time, because the first time also compiles its code. */
const REPEAT_ABOVE_MS = 100;

/** Pages of a trial that a server renders. */
export interface ServerTrial {
  /** URLs of the pages; empty when only the module is evaluated. */
  urls: readonly URL[];
  /** How long a page waits for its data, in milliseconds. */
  deadlineMs: number;
  /** Whether the pages must also show something: status, data, heading and content are checked. */
  isComplete?: boolean | undefined;
}

/** Processor time that a page took, in milliseconds. */
export interface PageFigure {
  path: string;
  ms: number;
}

/** What a trial needs of its process. */
interface Machine {
  processorMs(): number;
  /** Receives the path of the page that is being tried. */
  onPlace(place: string): void;
}

const textOf = (html: string): string =>
  html
    .replaceAll(/<(script|style|template)\b.*?<\/\1>/gs, '')
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll(/&nbsp;|\s/g, '');

const hasText = (markup: string, tag: 'h1' | 'main'): boolean =>
  [...markup.matchAll(new RegExp(`<${tag}\\b[^>]*>(.*?)</${tag}>`, 'gs'))].some(([, html = '']) => textOf(html) !== '');

/** Paths to which a page links. */
const linksOf = (markup: string): string[] =>
  [...markup.matchAll(/<a\b[^>]* href="(\/[^"?#]*)/g)].map(([, path = '']) => path);

type PageMatch = NonNullable<ReturnType<typeof matchRoutes>>[number];

/** @throws when the module has no page at the path, so that the site would say that it does not exist */
const matchPage = (routes: RouteObject[], { pathname }: URL): PageMatch => {
  const match = matchRoutes(routes, pathname)?.at(-1);
  if (!match || (match.route.path ?? '').includes('*')) throw new Error('the module has no such page');
  return match;
};

/** @throws when a visitor would see no page: another status, no data, no heading, or no content */
const assertContent = ({ pathname }: URL, { status, markup, isWaiting = false }: RenderedPage): void => {
  if (isWaiting) throw new Error('its data never arrives');
  if (status !== 200) throw new Error(`responds with ${status}`);
  if (!hasText(markup, 'main')) throw new Error('its main element is missing or empty');
  // A preview shows what its editor sends, so it has no heading of its own.
  if (areaOf(pathname).policy !== 'preview' && !hasText(markup, 'h1'))
    throw new Error('it has no heading (h1) with text');
};

/** @throws when a handle is none: browsers would ignore it, and the page would have no head or data */
const assertHandles = (routes: readonly RouteObject[], parent = ''): void => {
  for (const { path = '', handle, children = [] } of routes) {
    const place = `${parent}/${path}`;
    if (handle !== undefined) parse(routeHandle, handle, `${place}: its handle`);
    assertHandles(children, place);
  }
};

const parse = (contract: z.ZodMiniType, value: unknown, what: string): void => {
  const { error } = contract.safeParse(value);
  if (error) throw new Error(`${what} does not match its contract: ${z.prettifyError(error)}`);
};

type Render = (url: URL) => Promise<RenderedPage>;

/**
 * Renders a page, and the pages to which it leads.
 * @throws what a page throws, and when they lead in a circle
 */
const renderAndFollow = async (url: URL, render: Render): Promise<{ url: URL; page: RenderedPage }> => {
  const visited = [url.pathname];
  for (let at = url; ;) {
    const page = await render(at);
    parse(renderedData, page, 'its data');
    if (page.redirect === undefined) return { url: at, page };
    at = new URL(page.redirect, url);
    if (visited.includes(at.pathname) || visited.length > MAX_REDIRECTS)
      throw new Error(`redirects in a circle: ${[...visited, at.pathname].join(' → ')}`);
    visited.push(at.pathname);
    // Another remote shows that page.
    if (areaOf(at.pathname).remote !== areaOf(url.pathname).remote) return { url: at, page };
  }
};

class PageTrial {
  readonly #routes: RouteObject[];
  readonly #render: Render;
  /** Paths to which the pages so far link. */
  readonly #links = new Set<string>();

  constructor(routes: RouteObject[], render: Render) {
    this.#routes = routes;
    this.#render = render;
  }

  async try(url: URL): Promise<void> {
    const match = matchPage(this.#routes, url);
    const shown = await this.#show(url);
    // The example of a page with parameters may be missing in the data of this site; then a page to which another one links is tried.
    const hasNoExample = shown.page.status === 404 && Object.keys(match.params).length > 0;
    if (hasNoExample) return this.#tryLinked(url);
    this.#assert(shown);
  }

  async #tryLinked(url: URL): Promise<void> {
    const pattern = [...new URL(url).pathname.split('/').slice(0, -1), ':example'].join('/');
    const path = [...this.#links].find((link) => matchesPattern(pattern, link));
    if (path !== undefined) this.#assert(await this.#show(new URL(path, url)));
  }

  #assert({ url, page }: { url: URL; page: RenderedPage }): void {
    if (page.redirect === undefined) assertContent(url, page);
  }

  async #show(url: URL): Promise<{ url: URL; page: RenderedPage }> {
    const shown = await renderAndFollow(url, this.#render);
    const { isWaiting = false, status } = shown.page;
    // A busy API may have been too slow.
    const last = isWaiting || status >= 500 ? await renderAndFollow(url, this.#render) : shown;
    for (const link of linksOf(last.page.markup)) this.#links.add(link);
    return last;
  }
}

/**
 * Tries a module of a release: it must return routes, and the given pages must render.
 * @throws what the release throws, with the path of the page
 * @returns processor time of each page
 */
export const tryRemoteModule = async (
  module: RemoteModule,
  { urls, deadlineMs, isComplete = false }: ServerTrial,
  { processorMs, onPlace }: Machine,
): Promise<PageFigure[]> => {
  const queryClient = createQueryClient('server');
  const routes: unknown = module.default({ queryClient });
  queryClient.clear();
  if (!isListOfRoutes(routes)) throw new Error('its exposed module does not return a list of routes');
  assertHandles(routes);
  const render = (url: URL) => renderPage({ url, facts: { siteMode: 'live', seed: 0 }, module, deadlineMs });
  const pages = new PageTrial(routes, render);
  const timed = async (task: () => Promise<unknown>) => {
    const before = processorMs();
    await task();
    return processorMs() - before;
  };
  const tryPage = async (url: URL): Promise<number> => {
    if (!isComplete) return timed(() => renderAndFollow(url, render));
    const first = await timed(() => pages.try(url));
    return first > REPEAT_ABOVE_MS ? Math.min(first, await timed(() => render(url))) : first;
  };
  const figures: PageFigure[] = [];
  for (const url of urls) {
    onPlace(url.pathname);
    try {
      figures.push({ path: url.pathname, ms: Math.round(await tryPage(url)) });
    } catch (error) {
      throw new Error(`${url.pathname}: ${textOfThrown(error)}`, { cause: error });
    }
  }
  onPlace('');
  return figures;
};

const isListOfRoutes = (routes: unknown): routes is RouteObject[] => Array.isArray(routes);
