import { isDevelopmentOrigin, isKnownFile } from './remotes/integrity.ts';

/**
 * The default policy is the allow-list of everything that may become a script in this page: our own origin, or a file of a
 * release that the registry names. HTML and inline programs have no way in at all.
 */
export const installTrustedTypes = (): void => {
  window.trustedTypes?.createPolicy('default', {
    createScriptURL(address: string) {
      const url = new URL(address, location.href);
      if (url.origin === location.origin || isKnownFile(url) || isDevelopmentOrigin(url)) return address;
      throw new TypeError(`Refused to load a script that no release names: ${address}`);
    },
    /** Structured data for search engines is data: whatever is not JSON is refused, and JSON does nothing when it is run. */
    createScript(text: string) {
      JSON.parse(text);
      return text;
    },
  });
};
