/** The doors of the remotes as `defineSingleBundle` names them. */
declare module 'bundled/*' {
  import type { Door } from 'shared-lib/federation';

  export const contract: number;
  const door: Door;
  export default door;
}
