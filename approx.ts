import { brotliCompressSync } from 'node:zlib';
import { readFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
const strip = (f: string) =>
  stripTypeScriptTypes(readFileSync(f, 'utf8'), { mode: 'strip' })
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/\/\/.*$/gm, '')
    .replace(/import[^;]*;/g, '')
    .replace(/\bexport /g, '')
    .replace(/\s+/g, ' ');
const chunk = readFileSync('/tmp/w/words/remote-public/dist/federated/static/js/async/t.js', 'utf8');
const base = brotliCompressSync(chunk).length;
const a = [
  'shared-lib/src/contracts/calculation-detail.ts',
  'shared-lib/src/calculation/link-detail.ts',
  'remote-public/src/features/calculator/detail/load-detail.ts',
]
  .map(strip)
  .join('\n');
const tsx = readFileSync('remote-public/src/features/calculator/detail/detail-section.tsx', 'utf8')
  .replace(/\/\*[\s\S]*?\*\//g, '')
  .replace(/import[^;]*;/g, '')
  .replace(/interface[\s\S]*?\n}/, '')
  .replace(/\s+/g, ' ');
const c = readFileSync('remote-public/src/copy/calculator.ts', 'utf8');
const cs = c.slice(c.indexOf('  detail: {'), c.indexOf('  request: {'));
for (const [n, x] of [
  ['contract+link+load', a],
  ['section', tsx],
  ['copy', cs],
  ['all', a + tsx + cs],
] as const)
  console.log(n, x.length, brotliCompressSync(chunk + x).length - base);
