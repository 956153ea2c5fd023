import { useState } from 'react';
import { useSiteLocation, type SiteLocation } from '../navigation/site-location.ts';

const isSamePage = (a: SiteLocation, b: SiteLocation) => a.pathname === b.pathname && a.search === b.search;

/** Whether something is open on this page: a move to another page closes it for good. */
export const useOpenHere = (): [boolean, (open: boolean) => void] => {
  const location = useSiteLocation();
  const [openAt, setOpenAt] = useState<SiteLocation>();
  const isHere = openAt !== undefined && isSamePage(openAt, location);
  if (openAt && !isHere) setOpenAt(undefined);
  return [isHere, (open) => setOpenAt(open ? location : undefined)];
};
