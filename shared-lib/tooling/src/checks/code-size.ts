import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { usersOf } from '../lint/consumers.ts';
import { table } from './table.ts';

/** Prints how much code a checkout has: `npm run size`, or `npm run size -- <folder of another checkout>`. */
const root = process.argv[2] ?? process.cwd();

const TEST = /\.(?:test|spec|fixture)\.tsx?$|\/(?:e2e|bench|testing)\//;
const SHORT_FILE_LINES = 25;

const read = (path: string): string => readFileSync(join(root, path), 'utf8');
const lineCount = (text: string): number => text.split('\n').length - 1;
const linesOf = (path: string): number => lineCount(read(path));
const IMPORT = /^import\s[^;]*;\n/gm;
const importLinesOf = (path: string): number =>
  sumOf([...read(path).matchAll(IMPORT)].map(([text]) => lineCount(text)));
const sumOf = (lines: readonly number[]): number => lines.reduce((sum, count) => sum + count, 0);

const { stdout } = spawnSync('git', ['ls-files', '*.ts', '*.tsx'], { cwd: root, encoding: 'utf8' });
const paths = stdout.split('\n').filter((path) => path !== '' && existsSync(join(root, path)));
const productionPaths = paths.filter((path) => !TEST.test(path));
const production = productionPaths.map(linesOf).toSorted((one, other) => one - other);
const tests = paths.filter((path) => TEST.test(path)).map(linesOf);

const manifest = z.object({ exports: z.record(z.string(), z.unknown()) });
const { exports } = manifest.parse(JSON.parse(readFileSync(join(root, 'shared-lib/package.json'), 'utf8')));
const ofOnePackage = [...usersOf(root)]
  .filter(([path, users]) => users.size === 1 && existsSync(join(root, path)))
  .map(([path]) => linesOf(path));

const figures: readonly (readonly [string, number])[] = [
  ['production lines', sumOf(production)],
  ['test lines', sumOf(tests)],
  ['production files', production.length],
  ['median lines of a production file', production[Math.floor(production.length / 2)] ?? 0],
  [`production files under ${SHORT_FILE_LINES} lines`, production.filter((count) => count < SHORT_FILE_LINES).length],
  ['imports, % of production lines', Math.round((sumOf(productionPaths.map(importLinesOf)) / sumOf(production)) * 100)],
  ['entry points of shared-lib', Object.keys(exports).length],
  ['lines of shared-lib that one package uses', sumOf(ofOnePackage)],
  ['modules of shared-lib that one package uses', ofOnePackage.length],
];
console.log(table(figures.map(([name, figure]) => [name, figure.toLocaleString('en')])).join('\n'));
