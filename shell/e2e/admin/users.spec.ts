import { sendSignIn } from '../harness/session.ts';
import { expect, test } from '../harness/test.ts';

test('redirects a guest from the user list to sign-in, and back after signing in', async ({ page, account, site }) => {
  await page.goto('/admin/users');
  await expect(page).toHaveURL(/\/admin\/login/);
  await sendSignIn(page, await account('admin'));
  await expect(page).toHaveURL('/admin/users');
  const client = await account('client');
  await expect(page.getByText(client.email)).toBeVisible();
  expect(site.proxies['remote-admin'].requestedPaths.some((path) => path.includes('expose_routes'))).toBe(true);
});

test('searches the user list on the server and keeps the search in the URL', async ({ page, signIn, account }) => {
  await signIn('admin');
  const client = await account('client');
  const consultant = await account('consultant');
  await page.goto('/admin/users');
  await expect(page.getByText(consultant.email)).toBeVisible();
  await page.getByRole('searchbox').first().fill(client.email);
  await page.keyboard.press('Enter');
  await expect(page.getByText(consultant.email)).toHaveCount(0);
  await expect(page.getByText(client.email)).toBeVisible();
  await expect(page).toHaveURL(/q=/);
  await page.reload();
  await expect(page.getByText(client.email)).toBeVisible();
  await expect(page.getByText(consultant.email)).toHaveCount(0);
});
