import { expect, it } from 'vitest';
import { withoutScripts } from './static-html.ts';

const font = '<link rel="preload" as="font" type="font/woff2" crossorigin="anonymous" href="/a.woff2">';
const picture = '<link rel="preload" as="image" href="/logo.svg"/>';
const style = '<style data-styled="true">main{color:red}</style>';

it('removes scripts, their data and their preloads, and keeps everything that is visible', () => {
  const html = [
    `<!DOCTYPE html><html><head>${font}${style}`,
    '<script type="application/ld+json" data-head="json-ld-0">{"name":"مقياس"}</script>',
    '<link rel="modulepreload" href="/module.js">',
    `</head><body><div id="root">${picture}<main>نص</main></div>`,
    '<script type="application/json" id="boot">{"html":"\\u003c/script>"}</script>',
    '<template id="late"><script src="/index.js"></script><link rel="preload" as="script" href="/entry.js"></template>',
    '<script>(() => {\nif (1 < 2) document.body.append("<p>");\n})()</script></body></html>',
  ].join('');
  expect(withoutScripts(html)).toBe(
    `<!DOCTYPE html><html><head>${font}${style}</head><body><div id="root">${picture}<main>نص</main></div><template id="late"></template></body></html>`,
  );
});
