import { brotliDecompressSync } from 'node:zlib';
import { expect, it, vi } from 'vitest';
import { EncodedBody } from './encoded-body.ts';

const html = Array.from(
  { length: 2000 },
  (_, index) => `<p class="text-${index % 7}">Paragraph ${index * 31}</p>`,
).join('');

it('compresses a page better once it is requested again', async () => {
  const body = new EncodedBody(html);
  const first = await body.encode('br');
  expect(await body.encode('br')).toBe(first);
  const better = await vi.waitFor(async () => {
    const next = await body.encode('br');
    expect(next.length).toBeLessThan(first.length);
    return next;
  });
  expect(brotliDecompressSync(better).toString()).toBe(html);
  expect(brotliDecompressSync(first).toString()).toBe(html);
});
