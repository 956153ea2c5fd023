import { expect, layoutReady, pageReady, test } from '../harness/test.ts';

test('keeps text typed before hydration and does not submit it in the URL', async ({ page, site }) => {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(`${request.method()} ${request.url()}`));
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(`${site.proxies['remote-public'].origin}/**/*.js`, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/contact', { waitUntil: 'commit' });
  await layoutReady(page);
  const name = page.getByLabel('الاسم', { exact: false }).first();
  await name.fill('ليلى منصور');
  await name.press('Enter');
  await expect(page).toHaveURL('/contact');
  release();
  await pageReady(page);
  await expect(name).toHaveValue('ليلى منصور');
  expect(requests.filter((request) => request.includes('?') && /name=|%D9%84/.test(request))).toEqual([]);
  expect(requests.filter((request) => request.startsWith('POST'))).toEqual([]);
});

test('sends no password before the sign-in page works, and keeps what was typed', async ({ page, site, account }) => {
  const { email, password } = await account('client');
  const requests: string[] = [];
  page.on('request', (request) => requests.push(`${request.method()} ${request.url()}`));
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(`${site.proxies['remote-account'].origin}/**/*.js`, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/auth', { waitUntil: 'commit' });
  await layoutReady(page);
  await page.getByLabel('البريد الإلكتروني').fill(email);
  const secret = page.getByRole('textbox', { name: 'كلمة المرور' });
  await secret.fill(password);
  await secret.press('Enter');
  await expect(page.getByRole('button', { name: 'تسجيل الدخول', exact: true })).toBeDisabled();
  await expect(page).toHaveURL('/auth');
  expect(requests.filter((request) => request.startsWith('POST') && !request.endsWith('/_beacon'))).toEqual([]);
  release();
  await page.getByRole('button', { name: 'تسجيل الدخول', exact: true }).click();
  await expect(page).toHaveURL('/dashboard');
  expect(requests.filter((request) => request.includes(encodeURIComponent(password)))).toEqual([]);
});
