import { brotliCompressSync } from 'node:zlib';
import { readFileSync } from 'node:fs';
const root = process.argv[2];
const all = JSON.parse(readFileSync(`${root}/remote-public/dist/scripts.json`, 'utf8'));
const shared = all.filter((s: any) => s.imports.length === 0 && !s.file.includes('expose_login'));
const of = (p: string) => all.filter((s: any) => s.imports.includes(p));
const home = new Set(
  [...shared, ...of('./pages/about-page.tsx')].filter((s: any) => s.imports.length === 0).map((s: any) => s.file),
);
const own = [...new Set([...shared, ...of('./pages/calculator-page.tsx')])].filter((s: any) => !home.has(s.file));
let t = 0;
for (const s of own) {
  const b = brotliCompressSync(readFileSync(`${root}/remote-public/dist/federated/${s.file}`)).length;
  t += b;
  console.log(b, s.file);
}
console.log('total', t);
