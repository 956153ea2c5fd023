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
const plain = (text: string | null) => text?.replaceAll(/[\u2066-\u2069\u200E]/g, '') ?? '';

const openStudy = async () => {
  await signInAs({ email: 'admin@miqyas.example', password: 'Nilometer-2015' });
  const [first] = await http.get('/admin/studies?_limit=1', z.array(studyRow));
  const id = first?.id ?? 0;
  // The form works without the pictures of the file, which take long to make.
  api.injectFault(/\/studies\/\d+\/pages/, faults.htmlError);
  renderRemote({ modules: [routes], at: paths.admin.edit('studies', id) });
  const table = within(await screen.findByRole('table', { name: 'التدفقات النقدية' }));
  const flow = (year: number) =>
    table.getByLabelText<HTMLInputElement>(new RegExp(year === 0 ? '^السنة 0،' : `^السنة ${year}:`));
  const paste = async (year: number, text: string) => {
    await user.click(flow(year));
    await user.paste(text);
  };
  return { flow, paste, saved: async () => (await http.get(`/admin/studies/${id}`, study)).cash_flows };
};

it('pastes a column of accounts and asks what its empty cells mean', async () => {
  const { flow, paste, saved } = await openStudy();
  const before = flow(1).value;
  await paste(0, '(550,000)\r\n92.000,00\r\n\r\n -   \r\n1.5 مليون\r\n');
  expect(
    await screen.findByText('في المنسوخ خانة فارغة واحدة: السطر 3. هل تبقى السنة فارغة أم مبلغها صفر؟'),
  ).toBeTruthy();
  expect(flow(1).value).toBe(before);
  await waitFor(() => expect(document.activeElement?.textContent).toBe('اتركها فارغة'));
  await user.keyboard('{Enter}');
  expect([0, 1, 2, 3, 4].map((year) => flow(year).value)).toEqual(['-550,000', '92,000', '', '0', '1,500,000']);
  expect(document.activeElement).toBe(flow(0));
  await paste(0, '-550000\n92000\n\n0\n1500000\n');
  await user.click(screen.getByRole('button', { name: 'اجعلها أصفاراً' }));
  expect(flow(2).value).toBe('0');
  await user.click(screen.getByRole('button', { name: 'حفظ' }));
  await waitFor(async () => expect((await saved()).slice(0, 5)).toEqual([-550_000, 92_000, 0, 0, 1_500_000]));
});

it('names each pasted cell that is no number by its line, and keeps its text', async () => {
  const { flow, paste } = await openStudy();
  await paste(0, '-550000\n92000\n5000\nabc\n1.2.3\n');
  expect(await screen.findByText((text) => plain(text) === 'السطر 4: «abc» ليس رقماً')).toBeTruthy();
  expect(screen.getByText((text) => plain(text).startsWith('السطر 5: لا يتضح الرقم من فواصل «1.2.3»'))).toBeTruthy();
  expect([2, 3, 4].map((year) => flow(year).value)).toEqual(['5,000', 'abc', '1.2.3']);
  expect(flow(3).getAttribute('aria-invalid')).toBe('true');
  const before = flow(0).value;
  await paste(0, '2026\t1\n2027\t2\n');
  expect(await screen.findByText(/في المنسوخ أكثر من عمود/)).toBeTruthy();
  expect(flow(0).value).toBe(before);
});

it('shows what it understood of a typed amount, and keeps the meaning of a grouped amount while it is edited', async () => {
  const { flow } = await openStudy();
  await user.clear(flow(1));
  await user.type(flow(1), '1.250');
  await user.tab();
  expect(flow(1).value).toBe('1,250');
  expect(screen.getByText((text) => plain(text) === 'فهمناها 1,250. إن قصدت غيرها فاكتبها 1.25.')).toBeTruthy();
  await user.type(flow(1), '{Backspace}');
  await user.tab();
  expect(flow(1).value).toBe('125');
});
