import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { service as serviceContract, user as userContract } from 'shared-lib/contracts';
import { http } from 'shared-lib/http';
import { paths } from 'shared-lib/paths';
import { first } from 'testing/first';
import { currentUrl, renderRemote, signInAs, startApi } from 'testing/remote-harness';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import routes from '../../routes.tsx';

await startApi();
const user = userEvent.setup();
const formReceipt = z.object({ data: z.object({ reference: z.string() }) });

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
    const latest = within(first(rows));
    expect(latest.getByText('نورهان سعد')).toBeTruthy();
    expect(latest.getByText('تعديل')).toBeTruthy();
    await user.click(latest.getByText('الاسم: من قبل التعديل إلى بعد التعديل'));
    const words = [...(rows[0]?.querySelectorAll('td[data-side]') ?? [])].map((cell) =>
      [...cell.childNodes].map(({ nodeName, textContent }) => (nodeName === 'MARK' ? `[${textContent}]` : textContent)),
    );
    expect(words).toEqual([
      ['[قبل]', ' التعديل'],
      ['[بعد]', ' التعديل'],
    ]);
    await http.delete(`/admin/users/${created.id}`, z.object({}));
  });

  it('opens the form with the values before a change, which are saved only by its button', async () => {
    const own = { name_ar: 'خدمة للسجل', basic_price: 11, delivery_days_basic: 7, steps: [] };
    const service = await http.post('/admin/services', own, serviceContract);
    const path = `/admin/services/${service.id}`;
    await http.patch(
      path,
      { name_ar: 'اسم بعد التعديل', delivery_days_basic: service.delivery_days_basic + 7 },
      serviceContract,
    );
    renderRemote({ modules: [routes], at: paths.admin.auditOf('services', service.id) });
    await user.click(await screen.findByText('حقلان'));
    await user.click(screen.getByRole('link', { name: 'فتح النموذج بالقيم السابقة' }));
    expect(await screen.findByText(/قيم سابقة من سجل التدقيق/)).toBeTruthy();
    expect(currentUrl()).toBe(paths.admin.edit('services', service.id));
    expect(screen.getByLabelText<HTMLInputElement>(/^اسم الخدمة/).value).toBe(service.name_ar);
    expect((await http.get(path, serviceContract)).name_ar).toBe('اسم بعد التعديل');
    await user.click(screen.getByRole('button', { name: 'حفظ' }));
    await waitFor(async () =>
      expect(await http.get(path, serviceContract)).toMatchObject({
        name_ar: service.name_ar,
        delivery_days_basic: service.delivery_days_basic,
      }),
    );
    await waitFor(() => expect(screen.queryByText(/قيم سابقة من سجل التدقيق/)).toBeNull());
    await http.delete(path, z.object({}));
  });

  it('filters by section, and leads to the changed record', async () => {
    renderRemote({ modules: [routes], at: '/admin/audit' });
    await screen.findByRole('region', { name: 'سجل التدقيق' });
    await user.selectOptions(screen.getByRole('combobox', { name: 'القسم' }), 'الطلبات');
    await waitFor(() => expect(currentUrl()).toBe('/admin/audit?resource=requests'));
    await user.click(first(await screen.findAllByRole('link', { name: /^(?:CT|CN|FS)-/ })));
    await waitFor(() => expect(currentUrl()).toMatch(/^\/admin\/(?:contacts|consultations|feasibility-requests)\//));
  });

  it('filters by what was done, and downloads what it shows as a table', async () => {
    const saved = await http.post('/admin/users', { name: 'سيُحذف', email: 'removed@example.com' }, userContract);
    await http.delete(`/admin/users/${saved.id}`, z.object({}));
    const written: Blob[] = [];
    vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
      if (blob instanceof Blob) written.push(blob);
      return '#table';
    });
    vi.spyOn(URL, 'revokeObjectURL').mockImplementation(() => undefined);
    renderRemote({ modules: [routes], at: `/admin/audit?resource=users&record=${saved.id}` });
    await user.selectOptions(await screen.findByRole('combobox', { name: 'الإجراء' }), 'حذف');
    await waitFor(() => expect(document.querySelectorAll('[role=region] > table > tbody > tr')).toHaveLength(1));
    await user.click(screen.getByRole('button', { name: 'تصدير' }));
    await user.click(await screen.findByRole('radio', { name: /^CSV/ }));
    await waitFor(() => expect(screen.getByRole('button', { name: 'تنزيل الملف' })).toHaveProperty('disabled', false));
    await user.click(screen.getByRole('button', { name: 'تنزيل الملف' }));
    await waitFor(() => expect(written).toHaveLength(1));
    const [, ...lines] = (await written[0]?.text())?.trim().split('\r\n') ?? [];
    expect(lines).toHaveLength(1);
    expect(lines[0]).toContain('user.deleted');
  });

  it.each([
    ['transitions', { to: 'in_progress' }, 'الحالة: من جديدة إلى قيد المعالجة'],
    ['priority', { priority: 'urgent' }, 'الأولوية: من عادي إلى عاجل'],
    ['archive', { is_archived: true }, 'مؤرشفة: نعم'],
  ])('shows the change of %s in Arabic words', async (action, body, summary) => {
    const message = { name: 'مرسل', email: 'words@example.com', subject: 'سؤال', message: 'نص' };
    const { reference } = (await http.post('/public/contact', message, formReceipt)).data;
    await http.post(`/admin/requests/${reference}/${action}`, body, z.unknown());
    renderRemote({ modules: [routes], at: paths.admin.auditOf('requests', reference) });
    expect(await screen.findByText(summary)).toBeTruthy();
  });
});
