import { securityHeaders } from '../../server/security-headers.ts';

/** Scripts, also those with data. */
const SCRIPTS = /<script\b[^>]*>[\s\S]*?<\/script>/giu;
const LINKS = /<link\b[^>]*>/giu;
const SCRIPT_PRELOAD = /\bas="script"|\brel="modulepreload"/iu;

/** The HTML of a page without anything that runs or loads scripts. Styles, fonts and pictures stay. */
export const withoutScripts = (html: string): string =>
  html.replaceAll(SCRIPTS, '').replaceAll(LINKS, (link) => (SCRIPT_PRELOAD.test(link) ? '' : link));

export interface StaticPage {
  html: string;
  headers: Readonly<Record<string, string>>;
}

/**
 * A static host sends the same security headers. They cost time: `cross-origin-opener-policy` makes the browser change the process
 * after the response, so that what the page preloads is requested about 150 ms later (CPU 4x slower).
 */
const SECURITY_HEADERS = ['content-security-policy', ...Object.keys(securityHeaders(false))];

/**
 * Fetches a page of the composed site, and removes its scripts.
 * @throws when the server has not rendered it
 */
export const fetchStaticPage = async (url: string): Promise<StaticPage> => {
  const response = await fetch(url);
  const renderedBy = response.headers.get('x-drawn-by');
  if (!response.ok || renderedBy !== 'server')
    throw new Error(`${url}: status ${response.status}, rendered by ${renderedBy}`);
  const headers = SECURITY_HEADERS.map((name) => [name, response.headers.get(name) ?? ''] as const);
  return { html: withoutScripts(await response.text()), headers: Object.fromEntries(headers) };
};
