import { useEffect } from 'react';
import { Outlet } from 'shared-lib/router';

/** The root of every page; the frame stands around it, outside the router. */
export const RootOutlet = () => {
  // Tests and measurements wait for this mark: from here on the page, and not only its frame, answers.
  useEffect(() => void performance.mark('page-ready'), []);
  return <Outlet />;
};
