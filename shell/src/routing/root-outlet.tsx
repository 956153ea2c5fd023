import { useEffect } from 'react';
import { Outlet, useLocation, useNavigationType } from 'shared-lib/router';
import { notifyNavigation } from '../navigation/completed-navigation.ts';

/** Root route of every page. The layout is outside the router. */
export const RootOutlet = () => {
  const location = useLocation();
  const isTraversal = useNavigationType() === 'POP';
  // Runs after the new page is in the document, so that its heading can receive the focus.
  useEffect(() => notifyNavigation({ ...location, isTraversal }), [location, isTraversal]);
  return <Outlet />;
};
