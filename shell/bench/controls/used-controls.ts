import { readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ROOT } from 'tooling/config';

const CONTROLS = join(ROOT, 'shared-lib/src/controls');
/** Imports and re-exports that load a module at once, and dynamic imports. Types load nothing. */
const STATIC = /^(?:import|export)\s(?!type\b)[^;']*?from '([^']+)'|^import '([^']+)'/gm;
const DYNAMIC = /^(?!\s*\*).*\bimport\('([^']+)'\)/gm;

/** Entry points of the controls, such as `select`. */
export const controlNames = (): string[] =>
  readdirSync(CONTROLS)
    .filter((name) => name.endsWith('.tsx'))
    .map((name) => basename(name, '.tsx'));

/** File of an imported module of this repository; undefined for libraries and pictures. */
const fileOf = (specifier: string, importer: string): string | undefined => {
  if (/^\..*\.tsx?$/.test(specifier)) return join(dirname(importer), specifier);
  return specifier.startsWith('shared-lib/') ? fileURLToPath(import.meta.resolve(specifier)) : undefined;
};

const importsOf = (file: string, kinds: readonly RegExp[]): string[] => {
  const text = readFileSync(file, 'utf8');
  const specifiers = kinds.flatMap((kind) => [...text.matchAll(kind)].map(([, from, effect]) => from ?? effect ?? ''));
  return specifiers.flatMap((specifier) => fileOf(specifier, file) ?? []);
};

/** The modules that a module loads, itself included. */
const reached = (module: string, kinds: readonly RegExp[]): ReadonlySet<string> => {
  const visited = new Set([module]);
  for (const file of visited) for (const imported of importsOf(file, kinds)) visited.add(imported);
  return visited;
};

const controlsIn = (...modules: ReadonlySet<string>[]): string[] =>
  controlNames().filter((name) => modules.some((files) => files.has(join(CONTROLS, `${name}.tsx`))));

export interface ControlPage {
  /** Remote and module, such as `remote-admin/services-pages`. */
  name: string;
  /** Controls that load with the page. */
  atOnce: string[];
  /** These, and those that load when the person opens a dialog or chooses a date. */
  onDemand: string[];
}

/** Controls of every lazy module of pages, with those of the layout, which its remote always loads. */
export const controlPages = (remote: string): ControlPage[] => {
  const source = join(ROOT, remote, 'src');
  const layout = reached(join(source, 'routes.tsx'), [STATIC]);
  const pages = readdirSync(join(source, 'pages')).filter((name) => /-pages?\.tsx$/.test(name));
  return pages.map((page) => {
    const file = join(source, 'pages', page);
    return {
      name: `${remote}/${basename(page, '.tsx')}`,
      atOnce: controlsIn(layout, reached(file, [STATIC])),
      onDemand: controlsIn(layout, reached(file, [STATIC, DYNAMIC])),
    };
  });
};
