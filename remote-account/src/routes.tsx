import type { DoorDeps } from 'shared-lib/federation';
import type { RouteObject } from 'shared-lib/router';

export const contract = 1;

const Auth = () => <main><h1>auth</h1></main>;
const Dashboard = () => <main><h1>dashboard</h1></main>;

export default (_deps: DoorDeps): RouteObject[] => [
  { path: 'auth', Component: Auth },
  { path: 'dashboard', Component: Dashboard },
];
