import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { study, studyRow } from 'shared-lib/contracts';
import { http } from 'shared-lib/http';
import { paths } from 'shared-lib/paths';
import { faults } from 'testing/fault-proxy';
import { renderRemote, signInAs, startApi } from 'testing/remote-harness';
import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import routes from '../../routes.tsx';

const api = await startApi();
const user = userEvent.setup();
const field = (label: RegExp) => screen.findByLabelText<HTMLInputElement>(label);
const press = (name: string) => user.click(screen.getByRole('button', { name }));

it('changes, removes and adds the operation behind the cash flows of a study', async () => {
  await signInAs({ email: 'admin@miqyas.example', password: 'Nilometer-2015' });
  const [first] = await http.get('/admin/studies?_limit=1', z.array(studyRow));
  const path = `/admin/studies/${first?.id}`;
  const { operations } = await http.get(path, study);
  const saved = async () => (await http.get(path, study)).operations;
  // The form works without the pictures of the file, which take long to make.
  api.injectFault(/\/studies\/\d+\/pages/, faults.htmlError);
  renderRemote({ modules: [routes], at: paths.admin.edit('studies', first?.id ?? 0) });

  const price = await field(/^سعر الوحدة/);
  expect(Number(price.value)).toBe(operations?.price);
  await user.clear(price);
  await user.type(price, '١٢٫٥');
  await press('حفظ');
  await waitFor(async () => expect(await saved()).toEqual({ ...operations, price: 12.5 }));

  await press('حذف أرقام التشغيل');
  await press('حفظ');
  await waitFor(async () => expect(await saved()).toBeNull());

  await press('إضافة أرقام التشغيل');
  await user.type(await field(/^سعر الوحدة/), '90');
  await user.type(await field(/^التكلفة المتغيرة/), '40');
  await user.type(await field(/^تكاليف السنة 1/), '1000');
  await press('حفظ');
  expect(await screen.findByRole('link', { name: /وحدات السنة 1/ })).toBeTruthy();
  await user.type(await field(/^وحدات السنة 1/), '10.5');
  const units = within(screen.getByRole('group', { name: 'الوحدات المبيعة' }));
  await user.click(units.getByRole('button', { name: 'إضافة سنة' }));
  await user.type(await field(/^وحدات السنة 2/), '12');
  await press('حفظ');
  await waitFor(async () =>
    expect(await saved()).toEqual({ price: 90, unit_cost: 40, fixed_costs: [1000], units: [10.5, 12] }),
  );
  await http.patch(path, { operations }, study);
});

it('keeps the sign of a percentage at its right in a sentence', async () => {
  await signInAs({ email: 'admin@miqyas.example', password: 'Nilometer-2015' });
  const [first] = await http.get('/admin/studies?_limit=1', z.array(studyRow));
  api.injectFault(/\/studies\/\d+\/pages/, faults.htmlError);
  renderRemote({ modules: [routes], at: paths.admin.edit('studies', first?.id ?? 0) });
  const rate = await field(/^معدل الخصم/);
  await user.clear(rate);
  await user.type(rate, '9');
  expect(await screen.findByText('مقابل خصم \u20669%\u2069')).toBeTruthy();
});

it('refuses a schedule in the past at its field', async () => {
  await signInAs({ email: 'admin@miqyas.example', password: 'Nilometer-2015' });
  const path = '/admin/articles';
  const { id } = await http.post(
    path,
    {
      title_ar: 'مقال مجدول',
      body_html: '<p>نص</p>',
      category: 'أسواق',
      status: 'scheduled',
      published_at: '2099-05-01T09:00:00.000Z',
    },
    z.object({ id: z.int() }),
  );
  renderRemote({ modules: [routes], at: paths.admin.edit('articles', id) });
  const time = within(await screen.findByRole('group', { name: /^موعد النشر/ }));
  const year = time.getByRole('spinbutton', { name: /السنة|سنة/ });
  await user.click(year);
  await user.keyboard('2020');
  expect(await screen.findByText('اختر موعداً في المستقبل')).toBeTruthy();
});
