import { request as sendRequest } from 'node:http';
import { expect, pageReady, test } from '../harness/test.ts';

/** Requests a path with headers, both unchanged; browsers and fetch would normalize them. */
const rawGet = (
  origin: string,
  path: string,
  headers: readonly string[] = [],
): Promise<{ status: number | undefined; type: string | undefined; body: string }> =>
  new Promise((resolve, reject) => {
    sendRequest(new URL(origin), { path, ...(headers.length > 0 && { headers }) }, (response) => {
      response.setEncoding('utf8');
      let body = '';
      response.on('data', (chunk: string) => (body += chunk));
      response.on('end', () => resolve({ status: response.statusCode, type: response.headers['content-type'], body }));
    })
      .on('error', reject)
      .end();
  });

test('path traversal out of the images or the API responds with 404 and an Arabic message', async ({ site }) => {
  const traversals = [
    '/images/../healthz',
    '/images/..%2f..%2fetc%2fpasswd',
    '/storage/%2e%2e/site.db',
    '/api/../healthz',
    '/api/..%2Fhealthz',
    '/images/..%5c..%5csite.db',
  ];
  for (const path of traversals) {
    const { status, type, body } = await rawGet(site.origin, path);
    expect([path, status, type]).toEqual([path, 404, 'application/json; charset=utf-8']);
    expect(JSON.parse(body)).toMatchObject({ message: expect.stringMatching(/غير موجود/) });
  }
});

test('a malformed path responds with the not-found page or a JSON 404, not with an error', async ({ site }) => {
  for (const path of ['/%', '/blog/100%', '/services/%D8', '/%c0%ae%c0%ae/etc/passwd', `/blog/${'x'.repeat(8000)}`]) {
    const { status, type, body } = await rawGet(site.origin, path);
    expect([path.slice(0, 30), status, type]).toEqual([path.slice(0, 30), 404, 'text/html; charset=utf-8']);
    expect(body).toContain('<h1');
  }
  expect(await rawGet(site.origin, '/api/public/services/%zz')).toMatchObject({
    status: 404,
    body: expect.stringContaining('العنصر المطلوب غير موجود.'),
  });
});

test('a malformed link shows the not-found page in the browser', async ({ page, problems }) => {
  problems.allow(/status of 404 .*blog\/100%/);
  const response = await page.goto('/blog/100%');
  expect(response?.status()).toBe(404);
  await pageReady(page);
  await expect(page.getByRole('heading', { level: 1, name: 'هذا المقال غير موجود' })).toBeVisible();
});

test('every server refuses a request with two Host headers', async ({ site }) => {
  const { shellPort, apiPort, remotePorts } = site.config;
  for (const port of [shellPort, apiPort, ...Object.values(remotePorts)]) {
    const one = await rawGet(`http://127.0.0.1:${port}`, '/healthz', ['host', `localhost:${port}`]);
    expect([port, one.status]).toEqual([port, 200]);
    const two = await rawGet(`http://127.0.0.1:${port}`, '/healthz', [
      'host',
      `localhost:${port}`,
      'Host',
      'b.example',
    ]);
    expect([port, two.status]).toEqual([port, 400]);
  }
});
