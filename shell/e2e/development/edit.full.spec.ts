import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test as base, expect, type Locator, type Page } from 'playwright/test';
import { copyCheckout, type CheckoutCopy } from 'testing/checkout-copy';
import { freePorts } from 'testing/free-ports';

const LOGIN_LAYOUT = 'remote-admin/src/features/login/login-layout.tsx';
const TEXTS = 'remote-admin/src/copy/ar.ts';

interface Development {
  origin: string;
  /** Changes a source file of the running site. */
  edit(file: string, change: (source: string) => string): void;
}

const startDevelopment = async (copy: CheckoutCopy): Promise<{ origin: string; process: ChildProcess }> => {
  const [shell, api, publicPort, account, admin] = await freePorts(5);
  const child = spawn(process.execPath, ['shared-lib/tooling/src/site/dev.ts', 'remote-admin'], {
    cwd: copy.root,
    env: {
      ...process.env,
      DATA_DIR: join(copy.root, '.data'),
      DATABASE_URL: '',
      PORT: `${shell}`,
      API_PORT: `${api}`,
      PUBLIC_PORT: `${publicPort}`,
      ACCOUNT_PORT: `${account}`,
      ADMIN_PORT: `${admin}`,
    },
  });
  let output = '';
  await new Promise<void>((resolve, reject) => {
    const read = (chunk: Buffer) => {
      output += chunk.toString();
      if (output.includes('is running for development')) resolve();
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    child.once('exit', () => reject(new Error(`The development site did not start:\n${output}`)));
  });
  return { origin: `http://localhost:${shell}`, process: child };
};

const test = base.extend<object, { site: Development }>({
  site: [
    // Playwright requires a destructuring pattern here, from which it reads the names of the used fixtures.
    async ({}, use) => {
      const copy = copyCheckout();
      const { origin, process: running } = await startDevelopment(copy);
      await use({
        origin,
        edit: (file, change) => {
          const path = join(copy.root, file);
          writeFileSync(path, change(readFileSync(path, 'utf8')));
        },
      });
      running.kill('SIGTERM');
      await once(running, 'exit');
      copy.remove();
    },
    { scope: 'worker', timeout: 600_000 },
  ],
});

const openLogin = async (page: Page, { origin }: Development): Promise<Locator> => {
  await page.goto(`${origin}/admin/login`, { waitUntil: 'commit' });
  const email = page.getByLabel('البريد الإلكتروني');
  await email.fill('typed@example.com');
  await page.evaluate(() => Object.assign(globalThis, { sameDocument: true }));
  return email;
};

const expectSameDocument = async (page: Page, email: Locator): Promise<void> => {
  await expect(email).toHaveValue('typed@example.com');
  expect(await page.evaluate(() => 'sameDocument' in globalThis)).toBe(true);
};

for (const [what, file, from, to, seen] of [
  ['an edit of a component', LOGIN_LAYOUT, '</Intro>', '</Intro><p>نص مضاف</p>', 'نص مضاف'],
  ['an edit of a text', TEXTS, 'إدارة المحتوى والطلبات', 'نص معدل', 'نص معدل'],
] as const)
  test(`${what} appears in the open page and keeps what is typed, and a syntax error is shown above it until it is repaired`, async ({
    page,
    site,
  }) => {
    const email = await openLogin(page, site);
    site.edit(file, (source) => source.replace(from, to));
    await expect(page.getByText(seen)).toBeVisible({ timeout: 60_000 });
    await expectSameDocument(page, email);

    site.edit(file, (source) => `${source}\nconst = broken;\n`);
    await expect(page.getByText('Syntax Error').first()).toBeVisible({ timeout: 60_000 });
    site.edit(file, (source) => source.replace('\nconst = broken;\n', ''));
    await expect(page.getByText('Syntax Error')).toHaveCount(0, { timeout: 60_000 });
    await expectSameDocument(page, email);
  });

test('an error while rendering is shown above the page', async ({ page, site }) => {
  await openLogin(page, site);
  site.edit(LOGIN_LAYOUT, (source) => source.replace('title={company.name}', 'title={[].at(0)!.name}'));
  await expect(page.getByText(/Cannot read properties of undefined/).first()).toBeVisible({ timeout: 60_000 });
  site.edit(LOGIN_LAYOUT, (source) => source.replace('title={[].at(0)!.name}', 'title={company.name}'));
  await expect(page.getByLabel('البريد الإلكتروني')).toBeVisible({ timeout: 60_000 });
});
