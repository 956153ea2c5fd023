import { redirectDocument, type MiddlewareFunction } from 'shared-lib/router';
import { hasUnsaved } from 'shared-lib/unsaved';

/**
 * A document has one security policy for all of its life. Where the next page needs another, the way there loads a document
 * instead of moving within this one.
 */
let mustLeave: (pathname: string) => boolean = () => false;

/** Says which paths this document may not show. */
export const leaveDocumentFor = (rule: (pathname: string) => boolean): void => {
  mustLeave = rule;
};

/** Middleware of every page: loads a document where this one may not show the page that is wanted. */
export const loadDocument: MiddlewareFunction = ({ request }) => {
  const { pathname, search } = new URL(request.url);
  if (pathname !== location.pathname && mustLeave(pathname)) throw redirectDocument(pathname + search);
};

/** Gets this page anew from the server: at once, or with the next page where a form holds text that would be lost. */
export const renewDocument = (): void => {
  if (hasUnsaved()) leaveDocumentFor(() => true);
  else location.reload();
};
