import { isBuiltin } from 'node:module';
import type { ESTree, Rule } from '@oxlint/plugins';
import { isBrowserCode, isRemote, isTest, placeOfFile, targetOf, type Place, type Target } from './place.ts';
import { doorsBelow, doorsOfFolder, libraryWalls } from './walls.ts';

/** One wall: the sentence for whoever runs into it, or nothing. */
type Wall = (from: Place, target: Target, typeOnly: boolean) => string | undefined;

const wrongRoom: Record<string, string> = {
  shell: 'Nothing imports the shell: what two rooms need is a door of shared-lib.',
  'mock-api': 'The API is spoken to over HTTP and in contracts: nobody imports it.',
};

const otherRoom: Wall = (from, target) => {
  if (target.kind === 'library' || target.room === from.room) return undefined;
  if (isRemote(target.room)) return `${target.room} is released on its own and loaded at run time: nobody imports it.`;
  if (target.room !== 'shared-lib') return wrongRoom[target.room] ?? 'A relative import never leaves its package.';
  return target.kind === 'file'
    ? "shared-lib is imported by the name of a door ('shared-lib/ui/button'), never by a relative path."
    : undefined;
};

const innerFile: Wall = (_from, target) =>
  target.kind === 'package' && target.room === 'shared-lib' && target.inside[0] === 'src'
    ? "shared-lib is entered through its doors ('shared-lib/ui/button'), never through its inner files."
    : undefined;

const doorOfFolder: Wall = (from, target) => {
  if (target.kind !== 'package' || target.room !== 'shared-lib') return undefined;
  const [folder, doors] = Object.entries(doorsOfFolder).find(([prefix]) => from.path.startsWith(prefix)) ?? [];
  const door = target.inside[0] ?? '';
  return doors && !doors.includes(door)
    ? `${folder} knows only these doors of shared-lib: ${doors.join(', ')}.`
    : undefined;
};

/** Tests may look at anything of their package; `testing` itself stands above all doors. */
const inwardOnly: Wall = (from, target) => {
  if (
    from.room !== 'shared-lib' ||
    from.inside[0] !== 'src' ||
    target.kind === 'library' ||
    target.room !== 'shared-lib'
  )
    return undefined;
  const own = from.inside[1] ?? '';
  const other = (target.kind === 'file' ? target.inside[1] : target.inside[0]) ?? '';
  if (own === other) return undefined;
  if (target.kind === 'file') return `Doors of shared-lib import one another by name: 'shared-lib/${other}'.`;
  if (isTest(from)) return undefined;
  const below = doorsBelow[own];
  if (!below) return `The door '${own}' is not in the table of walls.ts yet: say there which doors it may import.`;
  return below.includes(other)
    ? undefined
    : `Inside shared-lib imports go inward only: '${own}' may import ${below.join(', ') || 'no other door'}.`;
};

/** Inside a remote: routes > pages > features. A test may open its page through the door, as a person does. */
const floors: Wall = (from, target) => {
  if (!isRemote(from.room) || isTest(from) || target.kind !== 'file' || target.room !== from.room) return undefined;
  const [, zone, feature] = from.inside;
  const [, into = '', otherFeature] = target.inside;
  if (zone !== 'features' && zone !== 'pages') return undefined;
  if (/^(?:routes|login|standalone)\.tsx$/.test(into)) return 'Imports go down only: routes > pages > features.';
  if (zone === 'features' && into === 'pages') return 'A feature knows no page: routes > pages > features.';
  if (zone === 'features' && into === 'features' && feature !== otherFeature)
    return `A feature never imports another ('${feature}' wants '${otherFeature}'): let the page put them together, or make a door of shared-lib.`;
  return undefined;
};

/** Journeys and measurements meet the site as a visitor does: by URL. */
const fromOutside: Wall = (from, target) =>
  /^shell\/(?:e2e|bench)\//.test(from.path) &&
  target.kind === 'file' &&
  target.room === 'shell' &&
  !/^shell\/(?:e2e|bench)\//.test(target.path)
    ? 'Journeys and measurements meet the site by its URLs, not by its source.'
    : undefined;

const nodeOnly: Wall = (from, target, typeOnly) => {
  if (!isBrowserCode(from) || typeOnly) return undefined;
  if (target.kind === 'library')
    return isBuiltin(target.name) ? 'This code runs in browsers, where Node is not.' : undefined;
  if (target.kind === 'file' || target.room !== 'shared-lib') return undefined;
  if (target.inside[0] === 'tooling') return "'shared-lib/tooling' runs in Node: browser code cannot import it.";
  return target.inside[0] === 'testing' ? "'shared-lib/testing' is for tests: the site does not ship it." : undefined;
};

const library: Wall = (from, target, typeOnly) => {
  if (target.kind !== 'library') return undefined;
  const wall = libraryWalls.find(({ named }) => named.test(target.name));
  return wall && !wall.allowedIn.test(from.path) && !(wall.typesAnywhere && typeOnly) ? wall.say : undefined;
};

const walls: readonly Wall[] = [otherRoom, innerFile, doorOfFolder, inwardOnly, floors, fromOutside, nodeOnly, library];

const typeOnly = (node: ESTree.ImportDeclaration): boolean =>
  node.importKind === 'type' ||
  (node.specifiers.length > 0 &&
    node.specifiers.every((one) => one.type === 'ImportSpecifier' && one.importKind === 'type'));

/** Who may import whom. Sees static and dynamic imports, re-exports and types, and resolves relative paths. */
export const importWalls: Rule = {
  create(context) {
    const from = placeOfFile(context);
    const check = (source: ESTree.Expression | null, isType: boolean) => {
      if (source?.type !== 'Literal' || typeof source.value !== 'string') return;
      const target = targetOf(from, source.value);
      const message = walls.map((wall) => wall(from, target, isType)).find((told) => told !== undefined);
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
