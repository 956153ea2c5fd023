import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';

const PACKAGE = join(import.meta.dirname, '..', '..');
const ROOT = join(PACKAGE, '..');
const MAX_FILES = 8;

/** The code blocks of a section of the README, each with the file that it belongs to. */
const readExample = () => {
  const readme = readFileSync(join(PACKAGE, 'README.md'), 'utf8');
  const section = readme.slice(readme.indexOf('### Add a resource'));
  let file = '';
  return [...section.matchAll(/^`([^`\n]+\.tsx?)`$|^```(\w+)\n(.*?)^```$/gms)].flatMap(([, named, kind, code = '']) => {
    if (named) file = named;
    return named ? [] : [{ file, isChange: kind === 'diff', code }];
  });
};

const linesOf = (code: string, omitted: string): string =>
  code
    .trimEnd()
    .split('\n')
    .filter((line) => !line.startsWith(omitted))
    .map((line) => line.slice(1))
    .join('\n');

/** Applies the blocks of the example to a copy of the two packages. */
const applyExample = (folder: string): string[] => {
  const files = new Set<string>();
  for (const { file, isChange, code } of readExample()) {
    files.add(file);
    const path = join(folder, file);
    mkdirSync(dirname(path), { recursive: true });
    const before = linesOf(code, '+');
    if (isChange) {
      const text = readFileSync(path, 'utf8');
      expect(text, `${file} has the lines of the example`).toContain(before);
      writeFileSync(
        path,
        text.replace(before, () => linesOf(code, '-')),
      );
    } else {
      expect(existsSync(path), `${file} is new`).toBe(false);
      writeFileSync(path, code);
    }
  }
  return [...files];
};

it(`compiles the resource of the README, and needs at most ${MAX_FILES} files for it with its test`, () => {
  // Inside the repository, so that the copy finds the installed packages.
  mkdirSync(join(ROOT, 'test-results'), { recursive: true });
  const folder = mkdtempSync(join(ROOT, 'test-results', 'example-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  for (const path of ['remote-admin/src', 'shared-lib/src', 'shared-lib/package.json', 'shared-lib/tsconfig.base.json'])
    cpSync(join(ROOT, path), join(folder, path), { recursive: true });
  mkdirSync(join(folder, 'node_modules'));
  symlinkSync(join(folder, 'shared-lib'), join(folder, 'node_modules', 'shared-lib'));
  const files = applyExample(folder);
  expect(files.filter((file) => file.startsWith('remote-admin/')).length + 1).toBeLessThanOrEqual(MAX_FILES);
  const settings = {
    extends: '../shared-lib/tsconfig.base.json',
    include: ['src/routes.tsx', 'src/assets.d.ts'],
  };
  writeFileSync(join(folder, 'remote-admin', 'tsconfig.json'), JSON.stringify(settings));
  const compiler = join(ROOT, 'node_modules', '.bin', 'tsc');
  expect(() =>
    execFileSync(compiler, ['-p', join(folder, 'remote-admin'), '--noEmit'], { encoding: 'utf8' }),
  ).not.toThrow();
}, 120_000);
