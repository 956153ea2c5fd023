import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { adminStats } from 'shared-lib/contracts';
import { countOf } from 'shared-lib/format';
import { http } from 'shared-lib/http';
import { first } from 'testing/first';
import { currentUrl, renderRemote, signInAs, startApi } from 'testing/remote-harness';
import { faults } from 'testing/fault-proxy';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { inbox } from '../../copy/inbox.ts';
import routes from '../../routes.tsx';

const api = await startApi();
const user = userEvent.setup();
const open = () => renderRemote({ modules: [routes], at: '/admin' });

beforeEach(async () => {
  await signInAs({ email: 'admin@miqyas.example', password: 'Nilometer-2015' });
});
afterEach(() => api.clearFaults());

const numberIn = (element: Element | null): number => Number.parseInt(element?.textContent ?? '', 10);

/** Three counts, one after the other, are the same, unless another test file changed requests between the first and the last. */
const expectSame = ([before, counted, after]: [number, number, number]) => {
  expect(counted).toBeGreaterThanOrEqual(Math.min(before, after));
  expect(counted).toBeLessThanOrEqual(Math.max(before, after));
};

describe('the dashboard', () => {
  it('shows the new requests of each kind, and each figure opens the list that it counts', async () => {
    open();
    const tiles = within(await screen.findByRole('region', { name: 'الطلبات الواردة' }));
    const [month = document.body] = tiles.getAllByRole('link', { name: /^\d+ 30 يوماً$/ });
    const figure = numberIn(month);
    await user.click(month);
    await waitFor(() =>
      expect(currentUrl()).toMatch(/^\/admin\/feasibility-requests\?.*created_at_gte=\d{4}-\d{2}-\d{2}/),
    );
    const list = await screen.findByRole('heading', { level: 1, name: 'دراسات الجدوى' });
    await waitFor(() => expect(list.nextElementSibling?.textContent).toMatch(/^\d+\u00A0/));
    const { arrived } = await http.get('/admin/stats', adminStats);
    expectSame([figure, numberIn(list.nextElementSibling), arrived.last_30_days.feasibility]);
  });

  it('links what needs attention to the views of the inbox', async () => {
    const before = await http.get('/admin/stats', adminStats);
    open();
    const attention = within(await screen.findByRole('navigation', { name: 'ما يحتاج إلى متابعة' }));
    const overdue = attention.getByRole('link', { name: /^\d+ متأخرة$/ });
    expect(overdue.getAttribute('href')).toBe('/admin/inbox?view=overdue');
    const after = await http.get('/admin/stats', adminStats);
    expectSame([before.open.overdue, numberIn(overdue), after.open.overdue]);
  });

  it('shows what is overdue before the figures of the period, and says in phrases what happened', async () => {
    const sender = { name: 'سلوى الأنصاري', email: 'salwa@example.com', phone: '0551234567' };
    await http.post(
      '/public/consultation',
      { ...sender, project_type: 'تجاري', description: 'متجر أثاث' },
      z.unknown(),
    );
    const { overdue } = await http.get('/admin/stats', adminStats);
    open();
    const list = await screen.findByRole('region', { name: 'المتأخر الآن' });
    expect(within(list).getAllByRole('row')).toHaveLength(overdue.length + 1);
    const trend = screen.getByRole('heading', { name: 'الطلبات الواردة يوماً بيوم' });
    expect(list.compareDocumentPosition(trend)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    // Named after who was signed in.
    expect(screen.getAllByText('طلب استشارة من نورهان سعد').length).toBeGreaterThan(0);
  });

  it('counts the requests of each source page, and each figure opens the list that it counts', async () => {
    const { period } = await http.get('/admin/stats', adminStats);
    const sector = period.pages?.find(({ page, agreed }) => page.startsWith('/sectors/') && agreed > 0);
    open();
    const table = within(await screen.findByRole('region', { name: 'الصفحات التي جاءت منها الطلبات' }));
    await user.click(table.getByRole('link', { name: `${sector?.agreed}، اتُّفق عليها: ${sector?.title}` }));
    await waitFor(() => expect(currentUrl()).toMatch(/^\/admin\/inbox\?.*agreed=true/));
    const list = await screen.findByRole('heading', { level: 1, name: inbox.title });
    await waitFor(() =>
      expect(list.nextElementSibling?.textContent).toContain(countOf(sector?.agreed ?? 0, inbox.noun)),
    );
    expect(
      await screen.findByRole('button', { name: new RegExp(`جاءت من صفحة.*صفحة قطاع: ${sector?.title}`) }),
    ).toBeTruthy();
  });

  it('shows another period, which is in the URL', async () => {
    open();
    await user.click(await screen.findByRole('link', { name: '7 أيام', current: false }));
    await waitFor(() => expect(currentUrl()).toBe('/admin?days=7'));
    expect(screen.getByRole('link', { name: '7 أيام', current: true })).toBeTruthy();
  });

  it('offers to try again when the figures do not load', async () => {
    api.injectFault(/admin\/stats/, faults.htmlError);
    open();
    await screen.findAllByRole('button', { name: 'إعادة المحاولة' });
    await api.clearFaults();
    await user.click(first(screen.getAllByRole('button', { name: 'إعادة المحاولة' })));
    expect(await screen.findByRole('region', { name: 'الطلبات الواردة' })).toBeTruthy();
  });
});
