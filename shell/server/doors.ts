import { CONTRACT, singletonDoorNames } from 'shared-lib/federation';

/** The names that remotes may import from each shared door of this shell: publishing compares a release with them. */
export const describeDoors = (provided: Readonly<Record<string, object>>) => ({
  contract: CONTRACT,
  doors: Object.fromEntries(singletonDoorNames.map((door) => [door, Object.keys(provided[door] ?? {})])),
});
