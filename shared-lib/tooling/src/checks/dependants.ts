import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { ROOT } from '../config.ts';
import { packages, type Package } from './packages.ts';

const manifest = z.object({
  name: z.string(),
  dependencies: z.optional(z.record(z.string(), z.string())),
  devDependencies: z.optional(z.record(z.string(), z.string())),
});

const readManifest = (folder: Package) =>
  manifest.parse(JSON.parse(readFileSync(join(ROOT, folder, 'package.json'), 'utf8')));

/** Packages that import a package, itself included. All declare what they import. */
export const dependantsOf = (changed: Package): Package[] => {
  const { name } = readManifest(changed);
  return packages.filter((folder) => {
    const { dependencies, devDependencies } = readManifest(folder);
    return folder === changed || name in { ...dependencies, ...devDependencies };
  });
};
