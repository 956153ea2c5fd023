import { CONTRACT_VERSION, singletonEntryPoints } from 'shared-lib/federation';

/**
 * Body of `/federation.json`: the contract version, and per shared entry point the names that remotes may import from it.
 * Publishing compares a release with it.
 */
export const federationInfo = (providedModules: Readonly<Record<string, object>>) => ({
  contract: CONTRACT_VERSION,
  // oxlint-disable-next-line project/glossary-names -- the field is part of the protocol with release tools of other versions
  doors: Object.fromEntries(singletonEntryPoints.map((name) => [name, Object.keys(providedModules[name] ?? {})])),
});
