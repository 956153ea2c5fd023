import type { DoorDeps } from 'shared-lib/federation';
import type { RouteObject } from 'shared-lib/router';

export const contract = 1;

const Login = () => <main><h1>login</h1></main>;

export default (_deps: DoorDeps): RouteObject[] => [{ path: 'admin/login', Component: Login }];
