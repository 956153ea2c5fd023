import { invalidHtml } from '../harness/html.ts';
import { expect, test } from '../harness/test.ts';

for (const route of [
  '/',
  '/about',
  '/contact',
  '/search',
  '/search?q=%D8%AC%D8%AF%D9%88%D9%89',
  '/auth',
  '/admin/login',
  '/nope',
])
  test(`the HTML that the server sends for ${route} is valid`, async ({ request }) => {
    expect(await invalidHtml(await (await request.get(route)).text())).toEqual([]);
  });

test('HTML that is not valid is noticed', async () => {
  expect(
    (
      await invalidHtml(
        '<!DOCTYPE html><html lang="ar"><head><title>t</title></head><body><p style="color:red"><div></div></p></body></html>',
      )
    ).join(),
  ).toContain('no-inline-style');
});
