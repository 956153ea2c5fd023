// @vitest-environment happy-dom
import Fastify from 'fastify';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderRemote, signInAs, startApi } from 'testing/remote-harness';
import { expect, onTestFinished, test } from 'vitest';
import type { ReleasesView } from './releases/contract.ts';
import { releases } from './releases-page.tsx';

await startApi();
const user = userEvent.setup();
const FIRST = '1111111111111111';
const SECOND = '2222222222222222';

/** API of the simulated browser that tests run in. */
declare const happyDOM: { setURL(url: string): void };

const viewOf = (live: string): ReleasesView => ({
  remotes: [
    {
      remote: 'remote-public',
      live,
      used: live,
      releases: [
        {
          version: SECOND,
          at: '2026-03-02T09:00:00.000Z',
          author: 'Nora Adel',
          subject: 'public: shorter home page',
          bytes: 2_048_000,
          state: live === SECOND ? 'live' : 'good',
        },
        { version: FIRST, at: '2026-03-01T09:00:00.000Z', state: live === FIRST ? 'live' : 'good' },
        { version: '3333333333333333', at: '2026-02-01T09:00:00.000Z', state: 'withdrawn', reason: '/: hung 4' },
      ],
      figures: {
        used: {
          version: live,
          addresses: 3,
          total: { counts: { loaded: 3, hung: 1 }, lcp: 900 },
          pages: [{ page: '/about', counts: { loaded: 3, hung: 1 }, lcp: 900 }],
        },
        before: { version: FIRST, addresses: 1, total: { counts: { loaded: 2 } }, pages: [] },
      },
      history: [{ at: '2026-03-02T09:00:00.000Z', who: 'shell', outcome: 'withdrawn', version: '3333333333333333' }],
    },
  ],
});

/** Opens the page of a shell that responds with these releases. */
const openPage = async ({ fails = false } = {}) => {
  const state = { live: SECOND, fails, authorization: [] as (string | undefined)[] };
  const server = Fastify();
  onTestFinished(() => server.close());
  server.get('/_releases', async ({ headers }, reply) => {
    state.authorization.push(headers.authorization);
    return state.fails ? reply.code(503).send({ message: 'down' }) : viewOf(state.live);
  });
  server.post<{ Body: { version: string; seen: string } }>('/_releases/rollback', async ({ body }, reply) => {
    if (body.seen !== state.live) return reply.code(409).send({ message: 'نُشر إصدار آخر' });
    state.live = body.version;
    return { from: body.seen, to: body.version, view: viewOf(state.live) };
  });
  happyDOM.setURL(await server.listen({ host: 'localhost', port: 0 }));
  const { token } = await signInAs({ email: 'admin@miqyas.example', password: 'Nilometer-2015' });
  renderRemote({ modules: [() => [{ path: 'admin/releases', ...releases }]], at: '/admin/releases' });
  return { state, token };
};

const askToGoBack = async () => {
  await user.click(await screen.findByRole('button', { name: `الرجوع إلى هذا الإصدار ${FIRST}` }));
  return within(screen.getByRole('alertdialog'));
};

test('shows what is live and how it fares beside the release before, and sends the token of the session', async () => {
  const { state, token } = await openPage();
  const live = within(await screen.findByRole('region', { name: 'الموقع العام: المنشور الآن' }));
  for (const text of [SECOND, 'public: shorter home page', 'Nora Adel', '2,000 ك.ب'])
    expect(live.getByText(text)).toBeTruthy();
  const page = screen.getByText('/about').closest('tr');
  expect(page?.textContent).toContain('3 (75%)');
  expect(page?.textContent).toContain('1 (25%)');
  expect(screen.getByText('/: hung 4').dir).toBe('ltr');
  expect(screen.getAllByRole('button', { name: /^الرجوع إلى/ })).toHaveLength(1);
  expect(state.authorization).toEqual([`Bearer ${token}`]);
});

test('goes back after a question that names both releases, says so, and moves the focus there', async () => {
  await openPage();
  const dialog = await askToGoBack();
  for (const version of [FIRST, SECOND]) expect(dialog.getByText(version)).toBeTruthy();
  expect(dialog.getByText(/كل من يفتح صفحة من صفحات الموقع العامة/)).toBeTruthy();
  expect(dialog.getByText('4 صفحات من 3 عناوين')).toBeTruthy();
  await user.click(dialog.getByRole('button', { name: 'الرجوع إلى هذا الإصدار' }));
  const result = await screen.findByText(/^الموقع العام: المنشور الآن هو الإصدار/);
  expect(result.textContent).toContain(FIRST);
  await waitFor(() => expect(document.activeElement?.contains(result)).toBe(true));
  expect(screen.queryByRole('alertdialog')).toBeNull();
  expect(within(screen.getByRole('region', { name: 'الموقع العام: المنشور الآن' })).getByText(FIRST)).toBeTruthy();
});

test('changes nothing when another release has become live since, and says why', async () => {
  const { state } = await openPage();
  const dialog = await askToGoBack();
  state.live = FIRST;
  await user.click(dialog.getByRole('button', { name: 'الرجوع إلى هذا الإصدار' }));
  expect((await dialog.findByRole('alert')).textContent).toContain('نُشر إصدار آخر');
});

test('says that nothing could be loaded, and loads it again', async () => {
  const { state } = await openPage({ fails: true });
  expect((await screen.findByRole('alert')).textContent).toContain('تعذر تحميل الإصدارات.');
  state.fails = false;
  await user.click(screen.getByRole('button', { name: 'إعادة المحاولة' }));
  expect(await screen.findByRole('heading', { level: 2, name: 'الموقع العام' })).toBeTruthy();
});
