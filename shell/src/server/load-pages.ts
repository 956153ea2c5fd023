import { isOpen, type RemoteModule } from 'shared-lib/federation';
import type { RouteObject } from 'shared-lib/router';
import { createQueryClient } from '../query-client.ts';

const lazyOf = ({ lazy, children = [] }: RouteObject): (() => Promise<unknown>)[] => [
  ...(typeof lazy === 'function' ? [lazy] : []),
  ...children.flatMap(lazyOf),
];

/**
 * Evaluates the code of all pages that a server renders in the order of the routes. Components register their style rules when their code is evaluated, and the
 * rules of a page are in the order of registration. If each page were loaded by its first request, its bytes would depend on the pages
 * that this process rendered earlier, and two shells would send different ones.
 */
export const loadPages = async (module: RemoteModule): Promise<void> => {
  const queryClient = createQueryClient('server');
  const routes = module.default({ queryClient }).filter(({ path = '' }) => isOpen(`/${path}`));
  for (const load of routes.flatMap(lazyOf)) {
    try {
      await load();
    } catch {
      // The page reports it when it is rendered; the others work.
    }
  }
  queryClient.clear();
};
