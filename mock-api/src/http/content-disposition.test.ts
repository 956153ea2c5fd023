import { expect, test } from 'vitest';
import { contentDisposition } from './responses.ts';

test.each([
  ['plan (v2).pdf', `attachment; filename="plan (v2).pdf"; filename*=UTF-8''plan%20%28v2%29.pdf`],
  ['دراسة.pdf', `attachment; filename="file.pdf"; filename*=UTF-8''%D8%AF%D8%B1%D8%A7%D8%B3%D8%A9.pdf`],
  [`a"b\\c%41's*.pdf`, `attachment; filename="a_b_c_41's*.pdf"; filename*=UTF-8''a%22b_c%2541%27s%2A.pdf`],
  ['a\r\nx: y\u0000\uD800.pdf', `attachment; filename="a x: y.pdf"; filename*=UTF-8''a%20x%3A%20y.pdf`],
  ['\u202Efdp.cod\u202C.exe', `attachment; filename="fdp.cod.exe"; filename*=UTF-8''fdp.cod.exe`],
  ['../../a/b.pdf', `attachment; filename=".._.._a_b.pdf"; filename*=UTF-8''.._.._a_b.pdf`],
])('names the download %j in one header', (name, header) => {
  expect(contentDisposition('attachment', name)).toBe(header);
  expect(new Headers({ 'content-disposition': header }).get('content-disposition')).toBe(header);
});
