import type { Persona } from '../harness/accounts.ts';
import { sendSignIn } from '../harness/session.ts';
import { expect, pageReady, test } from '../harness/test.ts';

const landings: [Persona, string][] = [
  ['client', '/dashboard'],
  ['consultant', '/dashboard'],
  ['admin', '/admin'],
];
for (const [persona, landing] of landings)
  test(`leads a ${persona} to ${landing} after sign-in`, async ({ page, account }) => {
    await page.goto('/auth');
    const user = await account(persona);
    await sendSignIn(page, user);
    await expect(page).toHaveURL(landing);
    await expect(page.getByText(user.name.split(' ')[0] ?? user.name).first()).toBeVisible();
    expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => !key.startsWith('miqyas:')))).toEqual([
      'auth_token',
      'user',
    ]);
  });

test('sign-in shows the error messages of the specification', async ({ page, account, problems }) => {
  problems.allow(/422/);
  await page.goto('/auth');
  await page.getByRole('button', { name: 'تسجيل الدخول', exact: true }).click();
  await expect(page.getByText('البريد الإلكتروني مطلوب')).toBeVisible();
  await expect(page.getByText('كلمة المرور مطلوبة')).toBeVisible();
  await sendSignIn(page, { email: 'لا شيء', password: '12345' });
  await expect(page.getByText('البريد الإلكتروني غير صحيح')).toBeVisible();
  await expect(page.getByText('كلمة المرور يجب أن تكون 6 أحرف على الأقل')).toBeVisible();
  const { email } = await account('client');
  await sendSignIn(page, { email, password: 'not-the-password' });
  await expect(page.getByRole('alert')).toBeVisible();
  await expect(page).toHaveURL('/auth');
});

test('redirects a signed-in visitor away from the sign-in page', async ({ page, signIn }) => {
  await signIn('client');
  await page.goto('/auth');
  await expect(page).toHaveURL('/dashboard');
});

test('returns to the guarded page after sign-in, but never to another site', async ({ page, account }) => {
  await page.goto('/dashboard');
  await expect(page).toHaveURL('/auth?next=%2Fdashboard');
  await sendSignIn(page, await account('client'));
  await expect(page).toHaveURL('/dashboard');
  for (const next of ['//evil.example', '/\\evil.example', 'https:evil.example', '/\t/evil.example']) {
    await page.evaluate(() => localStorage.clear());
    await page.goto(`/auth?next=${encodeURIComponent(next)}`);
    await sendSignIn(page, await account('client'));
    await expect(page).toHaveURL('/dashboard');
  }
});

test('shows the name of the signed-in visitor on a server-rendered page without a hydration mismatch', async ({
  page,
  signIn,
}) => {
  const { name } = await signIn('client');
  await page.goto('/');
  await pageReady(page);
  await expect(
    page
      .getByRole('banner')
      .getByText(name.split(' ')[0] ?? name)
      .first(),
  ).toBeVisible();
});
