import { fullSuiteOnly } from '../harness/full-suite.ts';
import { endSession, holdRequests, openBeforeEnd, sessionDialog, signInAgain } from '../harness/session.ts';
import { expect, pageReady, test } from '../harness/test.ts';

test(
  'signing out in one tab leaves the guarded pages of the other tab',
  fullSuiteOnly,
  async ({ context, page, signIn }) => {
    const { name } = await signIn('client');
    await page.goto('/dashboard');
    await expect(page.getByText(name).first()).toBeVisible();
    const other = await context.newPage();
    await other.goto('/');
    await pageReady(other);
    await other.evaluate(() => {
      localStorage.removeItem('auth_token');
      localStorage.removeItem('user');
    });
    await expect(page).toHaveURL(/\/auth\?next=/);
    await expect(page.getByText(name)).toHaveCount(0);
  },
);

test('a chosen sign-out empties the other tabs, also one with text that is not sent', async ({
  context,
  page,
  signIn,
}) => {
  const { name } = await signIn('client');
  const [typing, reading] = [await context.newPage(), await context.newPage()];
  await reading.goto('/dashboard/requests');
  await typing.goto('/dashboard/profile');
  await pageReady(typing);
  await typing.getByLabel('الاسم').first().fill('اسم لم يُحفظ');
  let wasAsked = false;
  typing.on('dialog', (dialog) => {
    wasAsked = true;
    void dialog.dismiss();
  });
  await page.goto('/dashboard');
  await page.getByRole('button', { name: 'تسجيل الخروج' }).first().click();
  for (const tab of [page, typing, reading]) {
    await expect(tab).toHaveURL('/');
    await expect(tab.getByText(name)).toHaveCount(0);
  }
  expect(wasAsked, 'nobody is asked whether to leave the text').toBe(false);
});

test('opens a guarded page with a stored token that has no stored user', fullSuiteOnly, async ({ page, signIn }) => {
  const { name } = await signIn('client');
  await page.goto('/healthz');
  await page.evaluate(() => localStorage.removeItem('user'));
  await page.goto('/dashboard/requests');
  await expect(page.getByRole('heading', { level: 1, name: 'طلباتي' })).toBeVisible();
  await expect(page).toHaveURL('/dashboard/requests');
  await expect(page.getByText(name).first()).toBeVisible();
});

test('opens a sign-in dialog over the page when the session has ended, and keeps the page', async ({
  page,
  signIn,
  problems,
}) => {
  const account = await openBeforeEnd({ page, problems, signIn }, '/admin/users');
  await expect(page.getByRole('table').getByText(account.email)).toBeVisible();
  const release = await holdRequests(page, '**/api/admin/users?*');
  await page.getByRole('searchbox').first().fill('سالم');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/admin\/users\?.*q=/);
  // Only now, because a request in the background would open the dialog over the field.
  await endSession(page);
  release();
  await sessionDialog(page);
  await expect(page).toHaveURL(/\/admin\/users/);
  expect(await page.evaluate(() => localStorage.getItem('auth_token'))).toBeNull();
  await signInAgain(page, account);
  await expect(page.getByRole('searchbox').first()).toHaveValue('سالم');
});

test('keeps the text that is being typed when the session ends, below the sign-in dialog', async ({
  page,
  signIn,
  problems,
}) => {
  const account = await openBeforeEnd({ page, problems, signIn }, '/admin/users');
  await expect(page.getByRole('table').getByText(account.email)).toBeVisible();
  const release = await holdRequests(page, '**/api/admin/users?*');
  const search = page.getByRole('searchbox').first();
  await search.fill('سالم');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/admin\/users\?.*q=/);
  await search.pressSequentially(' المنصور');
  await endSession(page);
  release();
  await sessionDialog(page);
  await expect(page).toHaveURL(
    new RegExp(`/admin/users\\?.*q=${encodeURIComponent('سالم')}\\+${encodeURIComponent('المنصور')}`),
  );
  await signInAgain(page, account);
  await expect(search).toHaveValue('سالم المنصور');
});

test(
  'ignores a late 401 for an old token while a new session is active',
  fullSuiteOnly,
  async ({ page, signIn, problems }) => {
    problems.allow(/401/);
    const { email, password } = await signIn('client');
    let release: () => void = () => undefined;
    const held = new Promise<void>((resolve) => (release = resolve));
    let isFirst = true;
    await page.route('**/api/auth/me', async (route) => {
      if (!isFirst) return route.continue();
      isFirst = false;
      await held;
      await route.fulfill({ status: 401, contentType: 'application/json', body: '{"message":"انتهت الجلسة"}' });
    });
    await page.goto('/dashboard');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const signedIn = await page.request.post('/api/auth/login', { data: { email, password } });
    const fresh = (await signedIn.json()) as { token: string; user: object };
    // Simulates that the same person has signed in again in another tab.
    await page.evaluate(({ token, user }) => {
      localStorage.setItem('auth_token', token);
      localStorage.setItem('user', JSON.stringify(user));
      window.dispatchEvent(new StorageEvent('storage', { key: 'auth_token' }));
    }, fresh);
    const late = page.waitForResponse(
      (response) => response.url().endsWith('/api/auth/me') && response.status() === 401,
    );
    release();
    await late;
    await expect(page.getByRole('dialog')).toHaveCount(0);
    expect(await page.evaluate(() => localStorage.getItem('auth_token'))).toBe(fresh.token);
  },
);

test('signing out leads to the home page, revokes the token on the server and clears local storage', async ({
  page,
  signIn,
  request,
  site,
}) => {
  await signIn('client');
  await page.goto('/dashboard');
  const token = await page.evaluate(() => localStorage.getItem('auth_token'));
  await page.getByRole('button', { name: 'تسجيل الخروج' }).first().click();
  await expect(page).toHaveURL('/');
  expect(await page.evaluate(() => [localStorage.getItem('auth_token'), localStorage.getItem('user')])).toEqual([
    null,
    null,
  ]);
  await expect(async () => {
    const response = await request.get(`${site.origin}/api/auth/me`, { headers: { Authorization: `Bearer ${token}` } });
    expect(response.status()).toBe(401);
  }).toPass();
});

test('shows a client an explanation instead of the admin area, and loads none of its code', async ({
  page,
  signIn,
  site,
}) => {
  await signIn('client');
  await page.goto('/admin/users');
  await expect(page.getByRole('heading', { name: 'هذه الصفحة ليست متاحة لحسابك' })).toBeVisible();
  expect(site.proxies['remote-admin'].requestedPaths.filter((path) => path.includes('expose_routes'))).toEqual([]);
});
