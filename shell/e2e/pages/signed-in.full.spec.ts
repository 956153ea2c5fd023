import type { APIRequestContext, Page } from 'playwright/test';
import { clientRequest, paged, staffRequest } from 'shared-lib/contracts';
import { paths } from 'shared-lib/paths';
import { signInByApi, type Account, type Persona } from '../harness/accounts.ts';
import { expectAccessible } from '../harness/axe.ts';
import { expectUsableAtBothWidths } from '../harness/both-widths.ts';
import { fontSizeOf } from '../harness/font-size.ts';
import { expectNoHorizontalScrollAt } from '../harness/horizontal-scroll.ts';
import { DESKTOP, expectFreeChatButton, expectLoaded, PHONE } from '../harness/page-checks.ts';

import { siteRoutes } from '../harness/routes.ts';
import { scriptBytesOf } from '../harness/script-bytes.ts';
import { expectNoSmallFields } from '../harness/small-targets.ts';
import { expect, test } from '../harness/test.ts';
import { visitInApp } from '../harness/visit-in-app.ts';

// Each page is loaded once and then has all of its checks. Every route of the builds is covered.
test.describe.configure({ mode: 'parallel' });

const SMALL_DESKTOP = 1280;
/** JavaScript of the remote on each screen beyond the shell, compressed with brotli. */
const MAX_SCRIPT_BYTES = 120_000;

/** Titles of the pages of the dashboard; a page without an entry has any title. */
const titles: Partial<Record<Persona, Readonly<Record<string, string | RegExp>>>> = {
  client: {
    [paths.dashboard()]: /^مرحباً/,
    [paths.requests()]: 'طلباتي',
    [paths.dashboardMessages()]: 'الرسائل',
    [paths.dashboardFiles()]: 'الملفات',
    [paths.saved()]: 'المحفوظات',
    '/dashboard/calculations': 'الحسبات',
    [paths.downloads()]: 'التنزيلات',
    [paths.notifications()]: 'الإشعارات',
    [paths.profile()]: 'الملف الشخصي',
    [paths.newRequest()]: 'طلب جديد',
  },
  consultant: {
    [paths.dashboard()]: 'قائمة العمل',
    [paths.requests()]: 'الطلبات المسندة',
    [paths.dashboardMessages()]: 'الرسائل',
    [paths.notifications()]: 'الإشعارات',
    [paths.profile()]: 'الملف الشخصي',
  },
  pendingConsultant: { [paths.dashboard()]: 'حسابك بانتظار الموافقة' },
};

const routesOf = (persona: Persona): string[] =>
  siteRoutes().flatMap((route) => ('of' in route || route.as !== persona ? [] : [route.at]));

/** One request of each kind and status, because their pages show different panels. */
const firstOfEachStatus = (rows: readonly { kind: string; status: string; reference: string }[]): string[] =>
  [...new Map(rows.toReversed().map((row) => [`${row.kind} ${row.status}`, row])).values()].map(({ reference }) =>
    paths.request(reference),
  );

/** Paths of the pages of the requests that an account sees. */
const requestsOf = async (request: APIRequestContext, persona: Persona, account: Account): Promise<string[]> => {
  if (persona === 'pendingConsultant') return [];
  const { token } = await signInByApi(request, '', account);
  const headers = { Authorization: `Bearer ${token}` };
  const get = async (path: string): Promise<unknown> => (await request.get(`/api${path}`, { headers })).json();
  return firstOfEachStatus(
    persona === 'client'
      ? paged(clientRequest).parse(await get('/account/requests?per_page=50')).data
      : paged(staffRequest).parse(await get('/consultant/requests?view=all&per_page=50')).data,
  );
};

const expectUsableWithDoubledFont = async (page: Page): Promise<void> => {
  const fontSize = await fontSizeOf(page);
  await expectNoHorizontalScrollAt(page, [PHONE.width, SMALL_DESKTOP], fontSize.double);
  await fontSize.reset();
};

for (const persona of ['client', 'consultant', 'pendingConsultant'] as const)
  test(`every screen of a ${persona} is accessible, light and usable by keyboard and with a doubled font size, and does not scroll horizontally`, async ({
    page,
    site,
    request,
    account,
    signIn,
  }) => {
    test.slow();
    const known = titles[persona] ?? {};
    const screens = new Set([
      ...Object.keys(known),
      ...routesOf(persona),
      ...(await requestsOf(request, persona, await account(persona))),
    ]);
    await signIn(persona);
    for (const path of screens)
      await test.step(path, async () => {
        await page.setViewportSize(DESKTOP);
        await page.goto(path);
        await expectLoaded(page, known[path]);
        expect(await scriptBytesOf(page, site.config.remoteOrigins['remote-account'])).toBeLessThan(MAX_SCRIPT_BYTES);
        await expectUsableAtBothWidths(page);
        await expectUsableWithDoubledFont(page);
        // The administration, which is closed to these accounts, has no chat button.
        if (path.startsWith(paths.admin.home())) return;
        for (const size of [PHONE, DESKTOP]) await expectFreeChatButton(page, size);
      });
  });

test('every page of the administration is accessible and does not scroll horizontally on a phone and a desktop, also with a doubled font size', async ({
  page,
  signIn,
}) => {
  test.slow();
  await signIn('admin');
  const fontSize = await fontSizeOf(page);
  await visitInApp(page, routesOf('admin'), async () => {
    await expectLoaded(page);
    await page.setViewportSize(PHONE);
    await expectAccessible(page);
    await expectNoSmallFields(page);
    await expectNoHorizontalScrollAt(page, [PHONE.width]);
    await expectNoHorizontalScrollAt(page, [PHONE.width, SMALL_DESKTOP], fontSize.double);
    await fontSize.reset();
    // The next page opens on a desktop too.
    await page.setViewportSize(DESKTOP);
    await expectAccessible(page);
  });
});
