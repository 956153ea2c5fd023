import { expect, test } from 'playwright/test';
import { brotliBytes, scriptsOfPage } from '../harness/built-scripts.ts';

const BUDGET_BYTES = 200_000;

/** Heavy code that loads where it is used. Only the dashboard shows charts as soon as it opens. */
const heavy: readonly { name: string; module: RegExp; pages: readonly string[] }[] = [
  { name: 'the editor', module: /node_modules\/(?:@tiptap|prosemirror)/, pages: [] },
  { name: 'the crop tool', module: /node_modules\/react-image-crop/, pages: [] },
  { name: 'what the palette finds', module: /features\/palette\/palette-results\.tsx/, pages: [] },
  { name: 'charts', module: /shared-lib\/src\/charts\//, pages: ['home-page'] },
];

const pages = [
  'home-page',
  'inbox-page',
  'workspace-page',
  'users-page',
  'user-page',
  'services-pages',
  'articles-pages',
  'studies-pages',
  'sliders-pages',
  'settings-page',
  'audit-page',
];

for (const page of pages)
  test(`the administration's ${page} costs at most 200 kB of code, without what it does not show`, () => {
    const scripts = scriptsOfPage('remote-admin', `./pages/${page}.tsx`);
    const sizes = scripts.map((script) => ({ file: script.file, bytes: brotliBytes('remote-admin', script) }));
    const total = sizes.reduce((sum, { bytes }) => sum + bytes, 0);
    expect(total, sizes.map(({ file, bytes }) => `${bytes} ${file}`).join('\n')).toBeLessThanOrEqual(BUDGET_BYTES);
    const modules = scripts.flatMap((script) => script.modules);
    expect(modules.length).toBeGreaterThan(0);
    for (const { name, module, pages: users } of heavy)
      if (!users.includes(page))
        expect(
          modules.filter((file) => module.test(file)),
          name,
        ).toEqual([]);
  });
