import type { DoorDeps } from 'shared-lib/federation';
import type { RouteObject } from 'shared-lib/router';

export const contract = 1;

const Users = () => <main><h1>users</h1></main>;

export default (_deps: DoorDeps): RouteObject[] => [{ path: 'admin', Component: Users }, { path: 'admin/users', Component: Users }];
