import { htmlProblems } from '../harness/html.ts';
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
  test(`the server sends valid HTML for ${route}`, async ({ request }) => {
    expect(await htmlProblems(await (await request.get(route)).text())).toEqual([]);
  });

test('the validator detects invalid HTML', async () => {
  expect(
    (
      await htmlProblems(
        '<!DOCTYPE html><html lang="ar"><head><title>t</title></head><body><p style="color:red"><div></div></p></body></html>',
      )
    ).join(),
  ).toContain('no-inline-style');
});
