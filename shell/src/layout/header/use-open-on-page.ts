import { useState } from 'react';
import { useSiteLocation } from '../../navigation/site-location.ts';

/** Open state for the current page. A navigation to another page closes it, and a return does not open it again. */
export const useOpenOnPage = (): [boolean, (open: boolean) => void] => {
  const page = useSiteLocation(({ pathname, search }) => pathname + search);
  const [openAt, setOpenAt] = useState<string>();
  const isOpen = openAt === page;
  if (openAt !== undefined && !isOpen) setOpenAt(undefined);
  return [isOpen, (open) => setOpenAt(open ? page : undefined)];
};
