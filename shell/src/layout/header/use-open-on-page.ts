import { useState } from 'react';
import { useSiteLocation, type SiteLocation } from '../../navigation/site-location.ts';

const isSamePage = (a: SiteLocation, b: SiteLocation) => a.pathname === b.pathname && a.search === b.search;

/** Open state for the current page. A navigation to another page closes it, and a return does not open it again. */
export const useOpenOnPage = (): [boolean, (open: boolean) => void] => {
  const location = useSiteLocation();
  const [openAt, setOpenAt] = useState<SiteLocation>();
  const isOpen = openAt !== undefined && isSamePage(openAt, location);
  if (openAt && !isOpen) setOpenAt(undefined);
  return [isOpen, (open) => setOpenAt(open ? location : undefined)];
};
