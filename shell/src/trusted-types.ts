import { isDevelopmentOrigin, isKnownFile } from './remotes/integrity.ts';

/** Whether a source of `script-src` (`https://host` or `https://*.host`) covers an address. */
const covers = (source: string, { protocol, hostname, port }: URL): boolean => {
  const host = source.replace('https://', '');
  return (
    protocol === 'https:' &&
    port === '' &&
    (host.startsWith('*.') ? hostname.endsWith(host.slice(1)) : hostname === host)
  );
};

/**
 * The default policy is the allow-list of everything that may become a script in this page: our own origin, or a file of a
 * release that the registry names. HTML and inline programs have no way in at all.
 * @param toolSources where scripts of the tools that measure may come from; none without the visitor's consent
 */
export const installTrustedTypes = (toolSources: readonly string[]): void => {
  window.trustedTypes?.createPolicy('default', {
    createScriptURL(address: string) {
      const url = new URL(address, location.href);
      if (url.origin === location.origin || isKnownFile(url) || isDevelopmentOrigin(url)) return address;
      if (toolSources.some((source) => covers(source, url))) return address;
      throw new TypeError(`Refused to load a script that no release names: ${address}`);
    },
    /** Structured data for search engines is data: whatever is not JSON is refused, and JSON does nothing when it is run. */
    createScript(text: string) {
      JSON.parse(text);
      return text;
    },
  });
};
