import { expect, it } from 'vitest';
import { withScripts } from './page-scripts.ts';

const built = [
  { file: 'layout.js', loads: ['src/layout.tsx'] },
  { file: 'shared.js', loads: ['src/layout.tsx', 'src/home.tsx', 'src/queue.tsx'] },
  { file: 'home.js', loads: ['src/home.tsx'] },
  { file: 'queue.js', loads: ['src/queue.tsx'] },
];
const page = { path: '/dashboard', expose: './routes', indexed: false };

it('replaces the modules of a page by the scripts that load them, each once', () => {
  const modules = { all: ['src/layout.tsx'], client: ['src/home.tsx'], consultant: ['src/queue.tsx'] };
  expect(withScripts({ ...page, modules }, built)).toEqual({
    ...page,
    scripts: { all: ['layout.js', 'shared.js'], client: ['home.js'], consultant: ['queue.js'] },
  });
});

it('leaves a page without modules as it is', () => {
  expect(withScripts(page, built)).toEqual(page);
});

it('refuses a module that no script loads', () => {
  expect(() => withScripts({ ...page, modules: { all: ['src/old.tsx'] } }, built)).toThrow(
    'The page /dashboard imports src/old.tsx',
  );
});
