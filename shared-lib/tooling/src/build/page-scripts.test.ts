import { expect, it } from 'vitest';
import { withScripts } from './page-scripts.ts';

const built = [
  { file: 'layout.js', imports: ['./layout.tsx'] },
  { file: 'shared.js', imports: ['./layout.tsx', './home.tsx', './queue.tsx'] },
  { file: 'home.js', imports: ['./home.tsx'] },
  { file: 'queue.js', imports: ['./queue.tsx'] },
];
const page = { path: '/dashboard', expose: './routes', indexed: false };

it('replaces the imports of a page by the scripts that load them, each once', () => {
  const imports = { all: ['./layout.tsx'], client: ['./home.tsx'], consultant: ['./queue.tsx'] };
  expect(withScripts({ ...page, imports }, built)).toEqual({
    ...page,
    scripts: { all: ['layout.js', 'shared.js'], client: ['home.js'], consultant: ['queue.js'] },
  });
});

it('leaves a page without imports as it is', () => {
  expect(withScripts(page, built)).toEqual(page);
});

it('refuses an import that no chunk belongs to', () => {
  expect(() => withScripts({ ...page, imports: { all: ['./old.tsx'] } }, built)).toThrow(
    'The page /dashboard names the import "./old.tsx"',
  );
});
