import { isBuiltin } from 'node:module';
import type { ESTree, Rule } from '@oxlint/plugins';
import {
  isBrowserCode,
  isRemote,
  isTest,
  locationOf,
  importTargetOf,
  type FileLocation,
  type ImportTarget,
} from './file-location.ts';
import { allowedEntryPoints, entryPointsOfFolder, libraryBoundaries } from './boundaries.ts';

/** One boundary: the message for a forbidden import, or `undefined`. */
type Boundary = (from: FileLocation, target: ImportTarget, typeOnly: boolean) => string | undefined;

const forbiddenPackages: Record<string, string> = {
  shell: 'Nothing imports the shell: code that two packages need belongs to an entry point of shared-lib.',
  'mock-api': 'Use the API over HTTP with its contracts: no package imports it.',
};

/** Workspaces inside shared-lib that run in Node. */
const isNodePackage = (name: string): boolean => name === 'tooling' || name === 'testing';

const otherPackage: Boundary = (from, target) => {
  if (target.kind === 'library' || target.package === from.package) return undefined;
  if (isNodePackage(target.package))
    return target.kind === 'file'
      ? `Import ${target.package} by its name ('${target.package}/…'), never by a relative path.`
      : undefined;
  if (isRemote(target.package))
    return `${target.package} is released separately and loaded at run time: no package imports it.`;
  if (target.package !== 'shared-lib')
    return forbiddenPackages[target.package] ?? 'A relative import never leaves its package.';
  return target.kind === 'file'
    ? "Import shared-lib by an entry point ('shared-lib/ui/button'), never by a relative path."
    : undefined;
};

const internalFile: Boundary = (_from, target) =>
  target.kind === 'package' && target.package === 'shared-lib' && target.inside[0] === 'src'
    ? "Import shared-lib by an entry point ('shared-lib/ui/button'), never by its internal files."
    : undefined;

const entryPointOfFolder: Boundary = (from, target) => {
  if (target.kind !== 'package') return undefined;
  const [folder, allowed] = Object.entries(entryPointsOfFolder).find(([prefix]) => from.path.startsWith(prefix)) ?? [];
  const entryPoint = isNodePackage(target.package) ? target.package : (target.inside[0] ?? '');
  return allowed && !allowed.includes(entryPoint)
    ? `${folder} may import only these entry points of shared-lib: ${allowed.join(', ')}.`
    : undefined;
};

/** Tests may import anything of their package; `testing` may import every entry point. */
const inwardOnly: Boundary = (from, target) => {
  if (target.kind === 'library' || target.package !== 'shared-lib' || from.inside[0] !== 'src') return undefined;
  if (from.package !== 'shared-lib' && from.package !== 'tooling') return undefined;
  const own = from.package === 'tooling' ? 'tooling' : (from.inside[1] ?? '');
  const other = (target.kind === 'file' ? target.inside[1] : target.inside[0]) ?? '';
  if (own === other) return undefined;
  if (target.kind === 'file') return `Entry points of shared-lib import one another by name: 'shared-lib/${other}'.`;
  if (isTest(from)) return undefined;
  const below = allowedEntryPoints[own];
  if (!below)
    return `The entry point '${own}' is not listed in boundaries.ts: add it with the entry points that it may import.`;
  return below.includes(other)
    ? undefined
    : `Inside shared-lib imports go inward only: '${own}' may import ${below.join(', ') || 'no other entry point'}.`;
};

/** Inside a remote: routes > pages > features. A test may open its page through the routes, as a user does. */
const layers: Boundary = (from, target) => {
  if (!isRemote(from.package) || isTest(from) || target.kind !== 'file' || target.package !== from.package)
    return undefined;
  const [, zone, feature] = from.inside;
  const [, into = '', otherFeature] = target.inside;
  if (zone !== 'features' && zone !== 'pages') return undefined;
  if (/^(?:routes|login|standalone)\.tsx$/.test(into)) return 'Imports go down only: routes > pages > features.';
  if (zone === 'features' && into === 'pages') return 'A feature does not import pages: routes > pages > features.';
  if (zone === 'features' && into === 'features' && feature !== otherFeature)
    return `A feature never imports another ('${feature}' wants '${otherFeature}'): let the page compose them, or add an entry point to shared-lib.`;
  return undefined;
};

/** Folders of the API that serve any resource. They get what a resource adds, and import none. */
const GENERAL_FOLDERS = ['dialect'];

const general: Boundary = (from, target) => {
  if (from.package !== 'mock-api' || isTest(from) || target.kind !== 'file') return undefined;
  const [, folder = ''] = from.inside;
  return GENERAL_FOLDERS.includes(folder) && target.inside[1] === 'resources'
    ? `'${folder}' serves any resource and imports none: the resource passes in what it adds.`
    : undefined;
};

/** End-to-end tests and benchmarks use the site by URL, as a visitor does. */
const fromOutside: Boundary = (from, target) =>
  /^shell\/(?:e2e|bench)\//.test(from.path) &&
  target.kind === 'file' &&
  target.package === 'shell' &&
  !/^shell\/(?:e2e|bench)\//.test(target.path)
    ? 'End-to-end tests and benchmarks use the site by its URLs, not by its source.'
    : undefined;

const nodeOnly: Boundary = (from, target, typeOnly) => {
  if (!isBrowserCode(from) || typeOnly) return undefined;
  if (target.kind === 'library')
    return isBuiltin(target.name) ? "This code runs in browsers, which do not have Node's modules." : undefined;
  if (target.package === 'tooling') return "'tooling' runs in Node: browser code cannot import it.";
  return target.package === 'testing' ? "'testing' is for tests: the site does not ship it." : undefined;
};

const library: Boundary = (from, target, typeOnly) => {
  if (target.kind !== 'library') return undefined;
  const boundary = libraryBoundaries.find(({ named }) => named.test(target.name));
  return boundary && !boundary.allowedIn.test(from.path) && !(boundary.typesAnywhere && typeOnly)
    ? boundary.message
    : undefined;
};

const boundaries: readonly Boundary[] = [
  otherPackage,
  internalFile,
  entryPointOfFolder,
  inwardOnly,
  layers,
  general,
  fromOutside,
  nodeOnly,
  library,
];

const typeOnly = (node: ESTree.ImportDeclaration): boolean =>
  node.importKind === 'type' ||
  (node.specifiers.length > 0 &&
    node.specifiers.every((one) => one.type === 'ImportSpecifier' && one.importKind === 'type'));

/** Checks static and dynamic imports, re-exports and type imports, and resolves relative paths. */
export const importBoundaries: Rule = {
  create(context) {
    const from = locationOf(context);
    const check = (source: ESTree.Expression | null, isType: boolean) => {
      if (source?.type !== 'Literal' || typeof source.value !== 'string') return;
      const target = importTargetOf(from, source.value);
      const message = boundaries.map((boundary) => boundary(from, target, isType)).find((one) => one !== undefined);
      if (message) context.report({ node: source, message });
    };
    return {
      ImportDeclaration: (node) => check(node.source, typeOnly(node)),
      ExportNamedDeclaration: (node) => check(node.source, node.exportKind === 'type'),
      ExportAllDeclaration: (node) => check(node.source, node.exportKind === 'type'),
      ImportExpression: (node) => check(node.source, false),
      TSImportType: (node) => check(node.source, true),
    };
  },
};
