import { useEffect } from 'react';
import { useLocation } from 'shared-lib/router';

const ITEM = /^(?:message|file)-\d+$|^(?:quote|appointment|rating)$/;

/**
 * Scrolls to what the link of an email or a notification points to (`?at=message-12`) and focuses it, once per visit of the link.
 * @param isReady whether the page shows the request
 */
export const useLinkedItem = (isReady: boolean): void => {
  const location = useLocation();
  useEffect(() => {
    const item = new URLSearchParams(location.search).get('at') ?? '';
    const element = isReady && ITEM.test(item) ? document.getElementById(item) : null;
    if (!element) return;
    // Older versions of a file are behind a disclosure.
    const details = element.closest('details');
    if (details) details.open = true;
    element.scrollIntoView({ block: 'start' });
    element.focus({ preventScroll: true });
  }, [isReady, location]);
};
