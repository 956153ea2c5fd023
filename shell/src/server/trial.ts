import { areaOf, type RemoteModule } from 'shared-lib/federation';
import { createQueryClient } from '../query-client.ts';
import { renderPage, type RenderedPage } from './render.tsx';

/** Redirects from one page of a trial to the next that are followed. */
const MAX_REDIRECTS = 5;

/** Pages of a trial that a server renders. */
export interface ServerTrial {
  /** URLs of the pages; empty when only the module is evaluated. */
  urls: readonly URL[];
  /** How long a page waits for its data, in milliseconds. */
  deadlineMs: number;
  /** Whether the pages must also show something: status, heading and content are checked. */
  checksContent?: boolean | undefined;
}

const textOf = (html: string): string =>
  html
    .replaceAll(/<(script|style|template)\b.*?<\/\1>/gs, '')
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll(/&nbsp;|\s/g, '');

const hasText = (markup: string, tag: 'h1' | 'main'): boolean =>
  [...markup.matchAll(new RegExp(`<${tag}\\b[^>]*>(.*?)</${tag}>`, 'gs'))].some(([, html = '']) => textOf(html) !== '');

/** @throws when a visitor would see no page: another status, no heading, or no content */
const assertContent = ({ pathname }: URL, { status, markup }: RenderedPage): void => {
  // The example of a page with parameters may be missing in the data of this site; its page says so.
  if (status !== 200 && status !== 404) throw new Error(`responds with ${status}`);
  if (!hasText(markup, 'main')) throw new Error('its main element is missing or empty');
  // A preview shows what its editor sends, so it has no heading of its own.
  if (areaOf(pathname).policy !== 'preview' && !hasText(markup, 'h1'))
    throw new Error('it has no heading (h1) with text');
};

/**
 * Renders a page, and the pages to which it leads.
 * @throws what a page throws, and when they lead in a circle
 */
const renderAndFollow = async (
  url: URL,
  render: (url: URL) => Promise<RenderedPage>,
): Promise<{ url: URL; page: RenderedPage }> => {
  const visited = [url.pathname];
  for (let at = url; ;) {
    const page = await render(at);
    if (page.redirect === undefined) return { url: at, page };
    at = new URL(page.redirect, url);
    if (visited.includes(at.pathname) || visited.length > MAX_REDIRECTS)
      throw new Error(`redirects in a circle: ${[...visited, at.pathname].join(' → ')}`);
    visited.push(at.pathname);
    // Another remote shows that page.
    if (areaOf(at.pathname).remote !== areaOf(url.pathname).remote) return { url: at, page };
  }
};

/**
 * Tries a module of a release: it must return routes, and the given pages must render.
 * @throws what the release throws, with the path of the page
 */
export const tryRemoteModule = async (
  module: RemoteModule,
  { urls, deadlineMs, checksContent = false }: ServerTrial,
): Promise<void> => {
  const queryClient = createQueryClient('server');
  const routes: unknown = module.default({ queryClient });
  queryClient.clear();
  if (!Array.isArray(routes)) throw new Error('its exposed module does not return a list of routes');
  const render = (url: URL) => renderPage({ url, facts: { siteMode: 'live', seed: 0 }, module, deadlineMs });
  for (const url of urls) {
    try {
      const { url: shown, page } = await renderAndFollow(url, render);
      if (checksContent && page.redirect === undefined) assertContent(shown, page);
    } catch (error) {
      throw new Error(`${url.pathname}: ${error instanceof Error ? error.message : String(error)}`, { cause: error });
    }
  }
};
