import { Outlet } from 'shared-lib/router';

/** The root of every page; the frame stands around it, outside the router. */
export const RootOutlet = () => <Outlet />;
