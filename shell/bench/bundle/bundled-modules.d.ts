/** The exposed modules of the remotes, under the aliases of `defineSingleBundle`. */
declare module 'bundled/*' {
  import type { CreateRoutes } from 'shared-lib/federation';

  export const contract: number;
  const createRoutes: CreateRoutes;
  export default createRoutes;
}
