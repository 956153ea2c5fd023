import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { adminStats } from 'shared-lib/contracts';
import { http } from 'shared-lib/http';
import { currentUrl, renderRemote, signInAs, startApi } from 'testing/remote-harness';
import { faults } from 'testing/fault-proxy';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import routes from '../../routes.tsx';

const api = await startApi();
const user = userEvent.setup();
const open = () => renderRemote({ modules: [routes], at: '/admin' });

beforeEach(async () => {
  await signInAs({ email: 'admin@miqyas.example', password: 'Nilometer-2015' });
});
afterEach(() => api.clearFaults());

describe('the dashboard', () => {
  it('shows the new requests of each kind, and each figure opens the list that it counts', async () => {
    const stats = await http.get('/admin/stats', adminStats);
    open();
    const tiles = within(await screen.findByRole('region', { name: 'الطلبات الواردة' }));
    const month = tiles.getAllByRole('link', { name: `${stats.arrived.last_30_days.feasibility} 30 يوماً` })[0];
    await user.click(month ?? document.body);
    await waitFor(() =>
      expect(currentUrl()).toMatch(/^\/admin\/feasibility-requests\?.*created_at_gte=\d{4}-\d{2}-\d{2}/),
    );
    const list = await screen.findByRole('heading', { level: 1, name: 'دراسات الجدوى' });
    await waitFor(() =>
      expect(list.nextElementSibling?.textContent).toMatch(new RegExp(`^${stats.arrived.last_30_days.feasibility} `)),
    );
  });

  it('links what needs attention to the views of the inbox', async () => {
    const { open: counts } = await http.get('/admin/stats', adminStats);
    open();
    const attention = within(await screen.findByRole('navigation', { name: 'ما يحتاج إلى متابعة' }));
    expect(attention.getByRole('link', { name: `${counts.overdue} متأخرة` }).getAttribute('href')).toBe(
      '/admin/inbox?view=overdue',
    );
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
    await user.click(screen.getAllByRole('button', { name: 'إعادة المحاولة' })[0] ?? document.body);
    expect(await screen.findByRole('region', { name: 'الطلبات الواردة' })).toBeTruthy();
  });
});
