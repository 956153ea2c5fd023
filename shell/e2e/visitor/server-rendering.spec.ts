import { expect, test } from '../harness/test.ts';

test.describe('server responses', () => {
  test('the home page contains the services and the metadata for search engines and link previews', async ({
    request,
    site,
  }) => {
    const response = await request.get('/');
    const html = await response.text();
    const { data } = (await (await request.get('/api/public/services')).json()) as { data: { name_ar: string }[] };
    expect(response.status()).toBe(200);
    expect(data.length).toBeGreaterThan(5);
    for (const { name_ar } of data) expect(html).toContain(name_ar);
    expect(html).toMatch(/<html lang="ar" dir="rtl">/);
    expect(html).toMatch(/<title>[^<]*مقياس[^<]*<\/title>/);
    expect(html).toMatch(/<meta name="description" content="[^"]{40,}"/);
    expect(html).toContain(`<link rel="canonical" href="${site.origin}/"`);
    for (const property of ['og:title', 'og:description', 'og:url', 'og:image', 'og:locale', 'og:type'])
      expect(html).toContain(`property="${property}"`);
    const jsonLd = [...html.matchAll(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/g)].map(
      ([, json]) => JSON.parse(json ?? '') as { '@type': string },
    );
    expect(jsonLd.map((thing) => thing['@type'])).toContain('Organization');
  });

  test('an unknown path responds with 404 and the text of the specification, an unknown file with a plain 404', async ({
    request,
  }) => {
    const page = await request.get('/nope');
    expect(page.status()).toBe(404);
    const html = await page.text();
    expect(html).toContain('Oops! Page not found');
    expect(html).toContain('Return to Home');
    expect(html).toContain('name="robots" content="noindex"');
    const file = await request.get('/static/js/nope.js');
    expect(file.status()).toBe(404);
    expect(file.headers()['content-type']).not.toContain('html');
  });

  test('the home page shows the built-in content when the API is down', async ({ request, site }) => {
    await site.proxies['mock-api'].refuseConnections();
    // The server caches responses of the API for a moment.
    await expect(async () => {
      const html = await (await request.get('/')).text();
      expect(html).toContain('الزراعي');
      expect(html).not.toContain('لا توجد قطاعات متاحة حالياً');
      expect(html).not.toContain('النمذجة المالية');
    }).toPass();
    const response = await request.get('/');
    expect(response.status()).toBe(200);
    for (const name of ['دراسات الجدوى', 'خطط الأعمال', 'الاستشارات الاقتصادية', 'تقييم المشروعات'])
      expect(await response.text()).toContain(name);
  });

  test('the HTML of a guarded page contains no file name of its area', async ({ request }) => {
    for (const path of ['/admin/users', '/dashboard']) {
      const html = await (await request.get(path)).text();
      expect(html).not.toContain('remoteEntry');
      expect(html).toContain('name="robots" content="noindex"');
    }
  });

  test('scripts of a page with content start to load only after the HTML has been parsed', async ({ request }) => {
    for (const path of ['/', '/contact', '/auth', '/claim']) {
      const html = await (await request.get(path)).text();
      const template = html.slice(html.indexOf('<template id="late">'), html.indexOf('</template>'));
      expect(template).toMatch(/<script src="[^"]+"><\/script>/);
      expect(html.replace(template, '')).not.toMatch(/<script[^>]* src=|as="script"/);
      expect(html.indexOf('id="boot"')).toBeLessThan(html.indexOf(template));
    }
  });

  test('scripts of a page that only they fill with content start to load with its head', async ({ request }) => {
    for (const path of ['/dashboard', '/admin', '/admin/login']) {
      const html = await (await request.get(path)).text();
      const scripts = [...html.matchAll(/<script src="([^"]+)"><\/script>/g)].map(([, url]) => url);
      expect(scripts.length).toBeGreaterThan(0);
      const head = html.slice(0, html.indexOf('</head>'));
      for (const url of scripts) expect(head).toContain(`<link rel="preload" as="script" href="${url}">`);
    }
  });

  test('the pages on the way to an account come with their forms, and no cache stores one that may hold a token', async ({
    request,
  }) => {
    const token = 'x'.repeat(43);
    const expected: [path: string, content: string, caching: string][] = [
      ['/auth', 'name="password"', 'private, no-cache'],
      ['/auth?mode=register', 'name="password_confirmation"', 'no-store'],
      ['/auth?mode=forgot', 'إرسال الرابط', 'no-store'],
      ['/auth?mode=reset', 'هذا الرابط غير مكتمل', 'no-store'],
      [`/auth?mode=reset&token=${token}`, 'name="password_confirmation"', 'no-store'],
      [`/auth?next=%2Fclaim%2F${token}`, 'name="password"', 'no-store'],
      ['/claim', 'name="email"', 'private, no-cache'],
      [`/claim/${token}`, 'متابعة طلبك', 'no-store'],
    ];
    for (const [path, content, caching] of expected) {
      const response = await request.get(path);
      const { etag, 'cache-control': found, 'x-rendered-by': renderedBy } = response.headers();
      expect([path, response.status(), renderedBy, found, etag]).toEqual([path, 200, 'server', caching, undefined]);
      expect(await response.text(), path).toContain(content);
    }
    // A sheet of paper names the address that the visitor opened.
    const paperAddress = /<bdi[^>]* data-paper-address[^>]*>[^<]*<\/bdi>/;
    for (const path of [`/auth?mode=reset&token=${token}`, `/claim/${token}`]) {
      const html = (await (await request.get(path)).text()).replace(paperAddress, '');
      expect(html, 'nothing on the page comes from the token').not.toContain(token);
    }
  });

  test('the dashboard and the administration are frames, because only browsers know the session', async ({
    request,
  }) => {
    for (const path of ['/dashboard', '/admin', '/admin/login']) {
      const response = await request.get(path);
      expect([path, response.status(), response.headers()['x-rendered-by']]).toEqual([path, 200, 'frame']);
    }
  });

  test('pages have the security headers', async ({ request }) => {
    const { headers } = await request.get('/').then((response) => ({ headers: response.headers() }));
    const policy = headers['content-security-policy'] ?? '';
    expect(policy).not.toContain('unsafe');
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("require-trusted-types-for 'script'");
    expect(policy, 'scripts are files of the site, and one inline script allowed by its hash').toMatch(
      /script-src 'self' 'sha256-[A-Za-z0-9+/=]{44}'(?: http:\/\/localhost:\d+)*;/,
    );
    expect(policy, 'style elements are allowed by their hashes').toMatch(
      /style-src(?: 'sha256-[A-Za-z0-9+/=]{44}'){3}; style-src-attr 'none'/,
    );
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cross-origin-opener-policy': 'same-origin',
    });
    const signIn = async () => (await request.get('/auth')).headers()['content-security-policy'];
    expect(await signIn()).toMatch(/style-src 'nonce-[A-Za-z0-9+/=]{20,}'/);
    expect(await signIn(), 'each response has its own nonce').not.toBe(await signIn());
  });
});
