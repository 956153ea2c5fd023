import { CONTRACT_VERSION, namedModules, type ReleaseMetadata } from 'shared-lib/federation';

/**
 * Body of `/federation.json`: the contract version, and per shared module the names that remotes may import from it.
 * Publishing compares a release with it.
 */
export const federationInfo = (providedModules: Readonly<Record<string, object>>) => ({
  contract: CONTRACT_VERSION,
  // oxlint-disable-next-line project/glossary-names -- the field is part of the protocol with release tools of other versions
  doors: Object.fromEntries(namedModules.map((name) => [name, Object.keys(providedModules[name] ?? {})])),
});

/** Only what the shell itself provides: every object also has the names of its prototype, such as `constructor`. */
const provides = (modules: Readonly<Record<string, object>>, entryPoint: string, name: string): boolean =>
  Object.hasOwn(modules, entryPoint) && Object.hasOwn(modules[entryPoint] ?? {}, name);

/** Why a release does not fit this shell by its metadata; undefined when it does. */
export const misfit = (
  { contract, imports }: ReleaseMetadata,
  providedModules: Readonly<Record<string, object>>,
): string | undefined => {
  if (contract !== CONTRACT_VERSION) return `it follows contract ${contract}, the shell contract ${CONTRACT_VERSION}`;
  const missing = Object.entries(imports).flatMap(([entryPoint, names]) =>
    names.filter((name) => !provides(providedModules, entryPoint, name)).map((name) => `"${name}" of ${entryPoint}`),
  );
  return missing.length > 0 ? `it imports ${missing.join(', ')}, which the shell does not export` : undefined;
};
