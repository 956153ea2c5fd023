import type { DoorDeps } from 'shared-lib/federation';
import type { RouteObject } from 'shared-lib/router';
import { homeHandle } from './pages/home-handle.ts';
import { HomePage } from './pages/home-page.tsx';

export const contract = 1;

export default (_deps: DoorDeps): RouteObject[] => [{ index: true, Component: HomePage, handle: homeHandle }];
