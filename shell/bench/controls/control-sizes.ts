import { execFile } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompressSync } from 'node:zlib';
import { rsbuildProgram } from 'tooling/build';
import { ROOT } from 'tooling/config';
import { table } from 'tooling/table';
import { controlNames, controlPages, type ControlPage } from './used-controls.ts';

const OUTPUT = join(ROOT, 'shell/dist-bench');
const CONFIG = join(import.meta.dirname, 'rsbuild.config.ts');

export interface ControlSizes {
  /** Brotli bytes of each control alone, and of all together. */
  controls: { name: string; bytes: number }[];
  /** Brotli bytes of the controls of a page. */
  pages: (ControlPage & { bytesAtOnce: number; bytesOnDemand: number })[];
  /** Pages for visitors that load a control. There must be none. */
  publicPages: string[];
  met: boolean;
}

const keyOf = (controls: readonly string[]): string => controls.join('+');

/** Brotli bytes of each set of controls, without the singletons of the shell. */
const sizesOf = async (sets: readonly (readonly string[])[]): Promise<ReadonlyMap<string, number>> => {
  const wanted = new Map(sets.filter((set) => set.length > 0).map((set) => [keyOf(set), set]));
  // The names of long sets would not fit into a file name.
  const ids = [...wanted.keys()].map((key, index) => [key, `set-${index}`] as const);
  await promisify(execFile)(process.execPath, [rsbuildProgram(), 'build', '--config', CONFIG], {
    cwd: join(ROOT, 'shell'),
    env: {
      ...process.env,
      NODE_ENV: 'production',
      CONTROL_SETS: JSON.stringify(Object.fromEntries(ids.map(([key, id]) => [id, wanted.get(key)]))),
    },
  });
  const sizes = ids.map(
    ([key, id]) => [key, brotliCompressSync(readFileSync(join(OUTPUT, `${id}.js`))).length] as const,
  );
  rmSync(OUTPUT, { recursive: true });
  return new Map(sizes);
};

/** Bundles every control alone, and the controls of every page together. */
export const measureControls = async (): Promise<ControlSizes> => {
  const names = controlNames();
  const pages = ['remote-account', 'remote-admin'].flatMap(controlPages);
  const setsOfPages = pages.flatMap(({ atOnce, onDemand }) => [atOnce, onDemand]);
  const sizes = await sizesOf([...names.map((name) => [name]), names, ...setsOfPages]);
  const bytesOf = (controls: readonly string[]) => sizes.get(keyOf(controls)) ?? 0;
  const publicPages = controlPages('remote-public').filter(({ onDemand }) => onDemand.length > 0);
  return {
    controls: [
      ...names.map((name) => ({ name, bytes: bytesOf([name]) })).toSorted((a, b) => b.bytes - a.bytes),
      { name: 'all together', bytes: bytesOf(names) },
    ],
    pages: pages
      .map((page) => ({ ...page, bytesAtOnce: bytesOf(page.atOnce), bytesOnDemand: bytesOf(page.onDemand) }))
      .toSorted((a, b) => b.bytesOnDemand - a.bytesOnDemand),
    publicPages: publicPages.map(({ name }) => name),
    met: publicPages.length === 0,
  };
};

const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;

export const controlLines = ({ controls, pages, publicPages, met }: ControlSizes): string[] => [
  'Controls of signed-in applications, brotli, without React and the other singletons of the shell',
  '',
  ...table([['control alone', 'size'], ...controls.map(({ name, bytes }) => [name, kilobytes(bytes)])]),
  '',
  ...table([
    ['controls of a page', 'at once', 'with those on demand'],
    ...pages.map(({ name, bytesAtOnce, bytesOnDemand }) => [name, kilobytes(bytesAtOnce), kilobytes(bytesOnDemand)]),
  ]),
  '',
  `Pages of visitors with controls: ${publicPages.length} ${publicPages.join(', ')}(target 0: ${met ? 'met' : 'NOT MET'})`,
];
