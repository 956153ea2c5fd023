import { remoteIds } from 'shared-lib/federation';

/** Folders of the packages whose code runs in Node only. */
const nodePackages = ['shared-lib/tooling', 'shared-lib/testing', 'mock-api'] as const;
const browserPackages = ['shared-lib', 'shell', ...remoteIds] as const;

/** Folders of all packages, relative to the checkout. A nested package comes before the package around it. */
export const packages = [...nodePackages, ...browserPackages] as const;
export type Package = (typeof packages)[number];

const isBrowserPackage = (name: Package): boolean => browserPackages.some((one) => one === name);

/** TypeScript projects that hold all packages. They take less time than the projects of each package. */
export const allTypeProjects: readonly string[] = [
  'shared-lib/tsconfig.all.json',
  'shared-lib/tsconfig.all.browser.json',
];

/** TypeScript projects of a package: browser code is checked twice, the second time without the types of Node. */
export const typeProjects = (name: Package): string[] =>
  isBrowserPackage(name) ? [name, `${name}/tsconfig.browser.json`] : [name];
