import { useEffect } from 'react';
import { useLocation } from 'shared-lib/router';

const ITEM = /^(?:message|file)-\d+$|^(?:quote|appointment|rating|messages|files|path)$/;

/**
 * Scrolls to what a link points to and focuses it, once per visit of the link. Emails and notifications use the query
 * (`?at=message-12`), because it survives the redirect to the sign-in; links within the site may use the hash.
 * @param isReady whether the page shows the request
 */
export const useLinkedItem = (isReady: boolean): void => {
  const location = useLocation();
  useEffect(() => {
    const item = new URLSearchParams(location.search).get('at') ?? location.hash.slice(1);
    const element = isReady && ITEM.test(item) ? document.getElementById(item) : null;
    if (!element) return;
    // Older versions of a file are behind a disclosure.
    const details = element.closest('details');
    if (details) details.open = true;
    element.scrollIntoView({ block: 'start' });
    element.focus({ preventScroll: true });
  }, [isReady, location]);
};
