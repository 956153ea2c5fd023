import { redirectDocument, type MiddlewareFunction } from 'shared-lib/router';
import { hasUnsaved } from 'shared-lib/unsaved';

/** A document has one security policy for its lifetime. A page that needs another policy loads a new document. */
let needsNewDocument: (pathname: string) => boolean = () => false;

/** Sets which paths this document may not show. */
export const requireNewDocumentFor = (rule: (pathname: string) => boolean): void => {
  needsNewDocument = rule;
};

/** Middleware of every page: loads a new document when this one may not show the requested page. */
export const loadRequiredDocument: MiddlewareFunction = ({ request }) => {
  const { pathname, search } = new URL(request.url);
  if (pathname !== location.pathname && needsNewDocument(pathname)) throw redirectDocument(pathname + search);
};

/** Reloads the document: now, or with the next navigation when a form has unsaved text. */
export const reloadDocument = (): void => {
  if (hasUnsaved()) requireNewDocumentFor(() => true);
  else location.reload();
};
