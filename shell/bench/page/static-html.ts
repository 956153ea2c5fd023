/** Scripts, also those with data. */
const SCRIPTS = /<script\b[^>]*>[\s\S]*?<\/script>/giu;
const LINKS = /<link\b[^>]*>/giu;
const SCRIPT_PRELOAD = /\bas="script"|\brel="modulepreload"/iu;

/** The HTML of a page without anything that runs or loads scripts. Styles, fonts and pictures stay. */
export const withoutScripts = (html: string): string =>
  html.replaceAll(SCRIPTS, '').replaceAll(LINKS, (link) => (SCRIPT_PRELOAD.test(link) ? '' : link));

/**
 * Fetches a page of the composed site, and removes its scripts.
 * @throws when the server has not rendered it
 */
export const fetchStaticHtml = async (url: string): Promise<string> => {
  const response = await fetch(url);
  const renderedBy = response.headers.get('x-drawn-by');
  if (!response.ok || renderedBy !== 'server')
    throw new Error(`${url}: status ${response.status}, rendered by ${renderedBy}`);
  return withoutScripts(await response.text());
};
