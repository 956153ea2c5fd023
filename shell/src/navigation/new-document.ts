import { areaOf } from 'shared-lib/federation';
import { redirectDocument, type MiddlewareFunction } from 'shared-lib/router';
import { hasUnsaved } from 'shared-lib/unsaved';

/** Whether this document may not show a path. */
type Rule = (pathname: string) => boolean;

/** A document has one security policy for its lifetime. A page that needs another policy loads a new document. */
const rules = new Set<Rule>();
let targetHash = '';

/** Adds a rule about the paths that this document may not show. The other rules stay. */
export const requireNewDocumentFor = (rule: Rule): void => void rules.add(rule);

/** Requires a new document for pages of another policy class than the current page. */
export const requireNewDocumentForPolicies = (): void => {
  const { policy } = areaOf(location.pathname);
  requireNewDocumentFor((pathname) => areaOf(pathname).policy !== policy);
};

/** Whether a page must be opened in a new document. */
export const needsOwnDocument = (pathname: string): boolean =>
  pathname !== location.pathname && [...rules].some((rule) => rule(pathname));

/** Stores the fragment of the navigation that starts. Requests of the router have none, and a new document needs it. */
export const setTargetHash = (hash: string): void => {
  targetHash = hash;
};

/**
 * Middleware of every page: loads a new document when this one may not show the requested page. Leave guards run before it,
 * because the router asks its blockers first.
 */
export const loadRequiredDocument: MiddlewareFunction = ({ request }) => {
  const { pathname, search } = new URL(request.url);
  // A path with two slashes at the start would name another host.
  if (needsOwnDocument(pathname)) throw redirectDocument(pathname.replace(/^\/+/, '/') + search + targetHash);
};

/** Reloads the document: now, or with the next navigation when a form has unsaved text. */
export const reloadDocument = (): void => {
  if (hasUnsaved()) requireNewDocumentFor(() => true);
  else location.reload();
};
