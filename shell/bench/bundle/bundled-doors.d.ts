/** The doors of the remotes as `defineSingleBundle` names them. */
declare module 'bundled/*' {
  import type { CreateRoutes } from 'shared-lib/federation';

  export const contract: number;
  const door: CreateRoutes;
  export default door;
}
