import type { Locator, Page } from 'playwright/test';
import type { Account, Persona } from './accounts.ts';
import type { Problems } from './problems.ts';
import { expect } from './test.ts';

interface Opening {
  page: Page;
  problems: Problems;
  signIn: (persona: Persona) => Promise<Account>;
}

/** Opens a page as an administrator whose session ends later; the browser reports the refused request. @returns the account */
export const openBeforeEnd = async ({ page, problems, signIn }: Opening, path: string): Promise<Account> => {
  problems.allow(/401/);
  const account = await signIn('admin');
  await page.goto(path);
  return account;
};

/** Ends the session of the page on the server only, so that the page learns of it from its next request. */
export const endSession = async (page: Page): Promise<void> => {
  const token = await page.evaluate(() => localStorage.getItem('auth_token'));
  await page.request.post('/api/auth/logout', { headers: { Authorization: `Bearer ${token}` }, data: {} });
};

/** Holds back the requests to a URL. @returns a function that lets them go on */
export const holdRequests = async (page: Page, url: string): Promise<() => void> => {
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(url, async (route) => {
    await held;
    await route.continue();
  });
  return release;
};

/** The dialog that asks for the password over a page whose session has ended. */
export const sessionDialog = async (page: Page): Promise<Locator> => {
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('heading', { name: 'انتهت جلستك' })).toBeVisible();
  return dialog;
};

/**
 * Ends the session, clicks what sends a request with it, and waits for the dialog. A request in the background (a check while typing,
 * a notification) may meet the ended session first; the dialog is then open already.
 */
export const endSessionAndClick = async (page: Page, target: Locator): Promise<void> => {
  await endSession(page);
  const heading = page.getByRole('dialog').getByRole('heading', { name: 'انتهت جلستك' });
  await expect(async () => {
    if (await heading.isHidden()) await target.click({ timeout: 2_000 });
    await expect(heading).toBeVisible({ timeout: 2_000 });
  }).toPass();
};

/** Signs in again in that dialog, which has the e-mail address already, and waits until it is closed. */
export const signInAgain = async (page: Page, { email, password }: Account): Promise<void> => {
  const dialog = await sessionDialog(page);
  await expect(dialog.getByLabel('البريد الإلكتروني')).toHaveValue(email);
  await dialog.getByRole('textbox', { name: 'كلمة المرور' }).fill(password);
  await dialog.getByRole('button', { name: 'تسجيل الدخول' }).click();
  await expect(dialog).toHaveCount(0);
};

/** Sends the form of the sign-in page. */
export const sendSignIn = async (
  page: Page,
  { email, password }: Pick<Account, 'email' | 'password'>,
): Promise<void> => {
  await page.getByLabel('البريد الإلكتروني').fill(email);
  await page.getByRole('textbox', { name: 'كلمة المرور' }).fill(password);
  await page.getByRole('button', { name: 'تسجيل الدخول', exact: true }).click();
};

interface Registration {
  name: string;
  email: string;
  role?: 'client' | 'consultant';
}

/** Password of the accounts that tests register. */
export const NEW_PASSWORD = 'Desert-Lark-77';

/** Sends the form of the registration page. */
export const sendRegistration = async (page: Page, { name, email, role = 'client' }: Registration): Promise<void> => {
  await page.getByLabel('الاسم الكامل').fill(name);
  await page.getByLabel('البريد الإلكتروني').fill(email);
  if (role === 'consultant') await page.getByText('أقدّم خدمات استشارية').click();
  await page.getByRole('textbox', { name: /^كلمة المرور/ }).fill(NEW_PASSWORD);
  await page.getByRole('textbox', { name: /^تأكيد/ }).fill(NEW_PASSWORD);
  await page.getByRole('button', { name: 'إنشاء الحساب', exact: true }).click();
};
