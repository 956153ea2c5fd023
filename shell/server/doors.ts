import { CONTRACT_VERSION, singletonEntryPoints } from 'shared-lib/federation';

/** The names that remotes may import from each shared door of this shell: publishing compares a release with them. */
export const describeDoors = (provided: Readonly<Record<string, object>>) => ({
  contract: CONTRACT_VERSION,
  doors: Object.fromEntries(singletonEntryPoints.map((door) => [door, Object.keys(provided[door] ?? {})])),
});
