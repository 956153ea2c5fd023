/* oxlint-disable project/import-boundaries -- replaces a module of the shell, so it needs the types of that module */
import type * as federated from '../../src/remotes/fetch-releases.ts';

/** The bundle has no releases, so there is nothing to fetch or to fall back to. */
export const fetchReleases: typeof federated.fetchReleases = () => Promise.resolve({ current: null, fallback: null });
