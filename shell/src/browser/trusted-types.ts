import type { PolicyClass } from 'shared-lib/federation';
import { isDevelopmentOrigin, isInRelease } from '../remotes/integrity.ts';

/** Whether a source of `script-src` (`https://host` or `https://*.host`) covers a URL. */
const covers = (source: string, { protocol, hostname, port }: URL): boolean => {
  const host = source.replace('https://', '');
  return (
    protocol === 'https:' &&
    port === '' &&
    (host.startsWith('*.') ? hostname.endsWith(host.slice(1)) : hostname === host)
  );
};

/** Lets a widget empty an element with `innerHTML = ''`, as react-aria-components does with its announcements. */
const emptyHtmlOnly = {
  createHTML(text: string) {
    if (text === '') return text;
    throw new TypeError('HTML as text is not allowed: use elements or shared-lib/sanitise.');
  },
};

/** The development server shows a syntax error as HTML above the page. */
const anyHtml = { createHTML: (text: string) => text };

const htmlRule = (policy: PolicyClass) => {
  if (import.meta.env.DEV) return anyHtml;
  return policy === 'signed-in' || policy === 'administration' ? emptyHtmlOnly : {};
};

interface TrustedTypesOptions {
  /** Policy class of the document. Only the controls of signed-in pages clear elements with empty HTML. */
  policy: PolicyClass;
  /** Sources of analytics scripts; empty without the visitor's consent. */
  toolSources: readonly string[];
}

/**
 * Installs the default Trusted Types policy: the allow-list of script URLs. It allows our own origin, files of releases that the
 * registry names, and analytics tools. HTML and inline scripts are not allowed, except HTML in development.
 */
export const installTrustedTypes = ({ policy, toolSources }: TrustedTypesOptions): void => {
  window.trustedTypes?.createPolicy('default', {
    ...htmlRule(policy),
    createScriptURL(scriptUrl: string) {
      const url = new URL(scriptUrl, location.href);
      if (url.origin === location.origin || isInRelease(url) || isDevelopmentOrigin(url)) return scriptUrl;
      if (toolSources.some((source) => covers(source, url))) return scriptUrl;
      throw new TypeError(`No release lists ${scriptUrl}`);
    },
    /** Allows structured data for search engines: text that is not JSON throws, and JSON has no effect when it runs. */
    createScript(text: string) {
      JSON.parse(text);
      return text;
    },
  });
};
