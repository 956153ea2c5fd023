import { variantWith } from 'testing/marked-build';
import { startOtherMachine, type OtherMachine } from 'testing/other-machine';
import { startTestSite } from 'testing/test-site';
import { expect, pageReady, test as base } from '../harness/test.ts';

const REMOTE = 'remote-admin';

const test = base.extend<object, { otherMachine: OtherMachine }>({
  workerSite: [
    // Playwright requires a destructuring pattern here, from which it reads the names of the used fixtures.
    async ({}, use) => {
      const site = await startTestSite({ RELEASES_OPEN: '1' });
      await use(site);
      await site.stop();
    },
    { scope: 'worker', timeout: 600_000 },
  ],
  otherMachine: [
    async ({ workerSite }, use) => {
      const machine = await startOtherMachine(REMOTE, workerSite);
      await use(machine);
      await machine.stop();
    },
    { scope: 'worker' },
  ],
});

test('a team publishes from another machine: the running shell refuses what throws and takes what works', async ({
  page,
  site,
  signIn,
  otherMachine,
}) => {
  await signIn('admin');
  const throwing = `if (typeof document !== 'undefined') throw new Error('boom');`;
  const bad = await variantWith({ remote: REMOTE, name: 'elsewherethrows', place: 'profile', code: throwing });
  await expect(otherMachine.publish(bad)).rejects.toThrow(/is refused: \/admin.*: boom/);
  await page.goto('/admin/profile');
  await pageReady(page);
  await expect(page.getByRole('heading', { level: 1, name: 'الملف الشخصي' })).toBeVisible();
  expect((await site.listReleases(REMOTE)).join('\n')).toMatch(/refused: \/admin.*: boom/);

  const marking = `if (typeof document !== 'undefined') document.documentElement.dataset.release = 'elsewhere';`;
  const good = await variantWith({ remote: REMOTE, name: 'elsewhere', place: 'module', code: marking });
  const { version, outcome } = await otherMachine.publish(good);
  expect(outcome).toBe('live');
  await expect(async () => {
    const body: unknown = await (await fetch(`${site.origin}/registry.json?remote=${REMOTE}`)).json();
    expect(body).toMatchObject({ current: { version, base: `${otherMachine.baseUrl}/${version}/` } });
  }).toPass();
  await page.goto('/admin/profile');
  await pageReady(page);
  await expect(page.getByRole('heading', { level: 1, name: 'الملف الشخصي' })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('data-release', 'elsewhere');
});
