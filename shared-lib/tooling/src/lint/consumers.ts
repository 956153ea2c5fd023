import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import * as z from 'zod/mini';
import type { Finding } from './finding.ts';

/** Modules and folders of shared-lib that one application uses, by their path in `src`, with the reason why they stay there. */
const oneConsumer: Readonly<Record<string, string>> = {
  // One subject stays whole: its other modules serve several applications.
  'calculation/': 'the API computes the same calculation for documents and stored results',
  'charts/': 'the charts share scales, styles and tables of figures',
  'finance/': 'the browser and the API compute the same figures',
  'saved/': 'the account joins what the public pages saved',
  // Parts of the form of a record, beside the private fields of form that they are built on.
  'form/changes.ts': 'part of the record form',
  'form/switch-field.tsx': 'built on private fields of form',
  'form/checkboxes-field.tsx': 'built on private fields of form',
  'form/conflict-dialog.tsx': 'part of the record form',
  'form/compared-text.tsx': 'the record form and the versions compare alike',
  'form/text-bound.tsx': 'built on private fields of form',
  'form/field-rows.tsx': 'built on private fields of form',
  'form/lines-field.tsx': 'built on private fields of form',
  'form/record-form.tsx': 'part of the record form',
  'form/record-start.ts': 'part of the record form',
  'form/save-bar.tsx': 'part of the record form',
  'form/use-record.ts': 'part of the record form',
  'request/': 'panels for one side of a request, beside what both sides use',
  'sanitise/': 'defines the HTML that the API stores and public pages render',
};

const LIBRARY = 'shared-lib';
const APPLICATIONS = ['shell', 'remote-public', 'remote-account', 'remote-admin', 'mock-api'] as const;

/** Tests, benchmarks and build files do not make a module shared. */
const isProduction = (path: string): boolean =>
  /\.tsx?$/.test(path) && !/\.(?:test|fixture|d)\.tsx?$|\/testing\//.test(path);

const sourcesOf = (root: string, folder: string): string[] =>
  existsSync(join(root, folder))
    ? readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
        .map((path) => posix.join(folder, path))
        .filter(isProduction)
    : [];

/** Everything that a module exports: the module is imported as a whole, or at run time. */
const ALL = '*';

interface Import {
  from: string;
  names: readonly string[];
  isReExport: boolean;
}

const namesIn = (list: string): string[] =>
  list
    .split(',')
    .map((one) => one.replace(/^\s*(?:type\s+)?|\s+as\s+\w+\s*$/g, '').trim())
    .filter((name) => name !== '');

const STATIC = /^(import|export)\s+(?:type\s+)?(?:\{([^}]*)\}|[^'{;]*?)\s*from\s+'([^']+)'/gm;
const DYNAMIC = /\bimport\(\s*(?:\/\*[^*]*\*\/\s*)?'([^']+)'/g;

const importsOf = (source: string): Import[] => [
  ...[...source.matchAll(STATIC)].map(([, kind, list, from = '']) => ({
    from,
    names: list === undefined ? [ALL] : namesIn(list),
    isReExport: kind === 'export',
  })),
  ...[...source.matchAll(DYNAMIC)].map(([, from = '']) => ({ from, names: [ALL], isReExport: false })),
];

const manifest = z.object({ exports: z.record(z.string(), z.string()) });

/** The modules of shared-lib that each application uses, through entry points and through one another. */
export const usersOf = (root: string): Map<string, Set<string>> => {
  const { exports } = manifest.parse(JSON.parse(readFileSync(join(root, LIBRARY, 'package.json'), 'utf8')));
  const cache = new Map<string, Import[]>();
  const readImports = (file: string): Import[] => {
    const known =
      cache.get(file) ?? (existsSync(join(root, file)) ? importsOf(readFileSync(join(root, file), 'utf8')) : []);
    cache.set(file, known);
    return known;
  };

  const fileOf = (from: string, importer: string): string | undefined => {
    if (from.startsWith('.'))
      return importer.startsWith(LIBRARY) ? posix.join(posix.dirname(importer), from) : undefined;
    if (!from.startsWith(`${LIBRARY}/`)) return undefined;
    const name = `.${from.slice(LIBRARY.length)}`;
    for (const [pattern, path] of Object.entries(exports)) {
      const [start = '', end] = pattern.split('*');
      if (end === undefined ? name === pattern : name.startsWith(start))
        return posix.join(LIBRARY, path.replace('*', name.slice(start.length)));
    }
    return undefined;
  };

  /** A module and those that it re-exports the names from. */
  const sourcesOfNames = (file: string, names: readonly string[]): string[] => [
    file,
    ...readImports(file).flatMap(({ from, names: exported, isReExport }) => {
      const target = isReExport ? fileOf(from, file) : undefined;
      const wanted = exported.includes(ALL) ? names : names.filter((name) => name === ALL || exported.includes(name));
      return target && wanted.length > 0 ? sourcesOfNames(target, wanted) : [];
    }),
  ];
  const usedBy = (file: string, isConsumer: boolean): string[] =>
    readImports(file).flatMap(({ from, names, isReExport }) => {
      const target = fileOf(from, file);
      return target && (isConsumer || !isReExport) ? sourcesOfNames(target, names) : [];
    });

  const users = new Map<string, Set<string>>();
  for (const application of APPLICATIONS) {
    const folders = application === 'shell' ? ['shell/src', 'shell/server'] : [`${application}/src`];
    const used = new Set(folders.flatMap((folder) => sourcesOf(root, folder)).flatMap((file) => usedBy(file, true)));
    for (const module of used) for (const inner of usedBy(module, false)) used.add(inner);
    for (const module of used) users.set(module, (users.get(module) ?? new Set()).add(application));
  }
  return users;
};

const isExcepted = (file: string): boolean =>
  Object.keys(oneConsumer).some((path) => file.startsWith(`${LIBRARY}/src/${path}`));

/** Modules of shared-lib, entry points among them, that only one application uses. knip finds those that none uses. */
export const checkConsumers = (root: string): Finding[] => {
  if (!existsSync(join(root, LIBRARY, 'package.json'))) return [];
  return [...usersOf(root)].flatMap(([file, applications]) => {
    const [only, ...others] = applications;
    if (only === undefined || others.length > 0 || isExcepted(file)) return [];
    const message = `Only ${only} uses this module: move it there, or give a reason in tooling/src/lint/consumers.ts.`;
    return [{ file, line: 1, column: 1, rule: 'shared-lib/one-consumer', message }];
  });
};
