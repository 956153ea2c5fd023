import { expect, it } from 'vitest';
import { installedFolders } from './baseline.ts';

it('links the packages of the checkout and of its own packages, which contain those of other packages', () => {
  const found = [
    'node_modules',
    'shell/node_modules',
    'shared-lib/tooling/node_modules',
    'node_modules/fastify/node_modules',
    'shell/node_modules/node_modules',
  ];
  expect(installedFolders(found)).toEqual(['node_modules', 'shell/node_modules', 'shared-lib/tooling/node_modules']);
});
