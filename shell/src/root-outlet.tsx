import { useEffect } from 'react';
import { Outlet, useLocation, useNavigationType } from 'shared-lib/router';
import { arriveAt } from './navigation/arrivals.ts';

/** The root of every page; the frame stands around it, outside the router. */
export const RootOutlet = () => {
  const location = useLocation();
  const isTraversal = useNavigationType() === 'POP';
  // Runs once the new page is really there, so that its heading can take the focus.
  useEffect(() => arriveAt({ ...location, isTraversal }), [location, isTraversal]);
  return <Outlet />;
};
