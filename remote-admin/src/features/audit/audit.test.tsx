import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { user as userContract } from 'shared-lib/contracts';
import { http } from 'shared-lib/http';
import { paths } from 'shared-lib/paths';
import { currentUrl, renderRemote, signInAs, startApi } from 'testing/remote-harness';
import { beforeEach, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import routes from '../../routes.tsx';

await startApi();
const user = userEvent.setup();

beforeEach(async () => {
  await signInAs({ email: 'admin@miqyas.example', password: 'Nilometer-2015' });
});

describe('the audit log', () => {
  it('shows who changed what in one record, before and after', async () => {
    const created = await http.post(
      '/admin/users',
      { name: 'قبل التعديل', email: 'audited@example.com' },
      userContract,
    );
    await http.patch(`/admin/users/${created.id}`, { name: 'بعد التعديل' }, userContract);
    renderRemote({ modules: [routes], at: paths.admin.auditOf('users', created.id) });
    const region = await screen.findByRole('region', { name: 'سجل التدقيق' });
    const rows = [...region.querySelectorAll<HTMLElement>(':scope > table > tbody > tr')];
    expect(rows).toHaveLength(2);
    const latest = within(rows[0] ?? document.body);
    expect(latest.getByText('نورهان سعد')).toBeTruthy();
    expect(latest.getByText('تعديل')).toBeTruthy();
    await user.click(latest.getByText('حقل واحد'));
    expect(latest.getByText('قبل التعديل')).toBeTruthy();
    expect(latest.getByText('بعد التعديل')).toBeTruthy();
    await http.delete(`/admin/users/${created.id}`, z.object({}));
  });

  it('filters by section, and leads to the changed record', async () => {
    renderRemote({ modules: [routes], at: '/admin/audit' });
    await screen.findByRole('region', { name: 'سجل التدقيق' });
    await user.selectOptions(screen.getByRole('combobox', { name: 'القسم' }), 'الطلبات');
    await waitFor(() => expect(currentUrl()).toBe('/admin/audit?resource=requests'));
    const [link] = await screen.findAllByRole('link', { name: /^(?:CT|CN|FS)-/ });
    await user.click(link ?? document.body);
    await waitFor(() => expect(currentUrl()).toMatch(/^\/admin\/(?:contacts|consultations|feasibility-requests)\//));
  });
});
