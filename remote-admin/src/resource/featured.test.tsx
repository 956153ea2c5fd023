import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { articleSummary, paged } from 'shared-lib/contracts';
import { http } from 'shared-lib/http';
import { connectToasts, type Toast } from 'shared-lib/toast';
import { renderRemote, signInAs, startApi } from 'testing/remote-harness';
import { faults } from 'testing/fault-proxy';
import { afterEach, beforeEach, expect, it } from 'vitest';
import * as z from 'zod/mini';
import routes from '../routes.tsx';

const api = await startApi();
const user = userEvent.setup();
const toasts: Toast[] = [];
connectToasts((toast) => toasts.push(toast));
const admin = { email: 'admin@miqyas.example', password: 'Nilometer-2015' };

const siteTitles = async (count: number) =>
  (await http.get('/public/articles', paged(articleSummary))).data.slice(0, count).map(({ title_ar }) => title_ar);
const shownTitles = () =>
  within(screen.getByRole('main'))
    .queryAllByRole('listitem')
    .map((row) => row.querySelector('b')?.textContent)
    .filter(Boolean);
const choose = async (title: string) => {
  const choice = await screen.findByRole('combobox', { name: 'التثبيت في البداية' });
  await within(choice).findByRole('option', { name: title });
  await user.selectOptions(choice, title);
};

beforeEach(async () => {
  toasts.length = 0;
  await signInAs(admin);
});
afterEach(async () => {
  await api.clearFaults();
  await signInAs(admin);
  await http.post('/admin/articles/reorder', { ids: [] }, z.array(z.object({})));
});

it('features chosen articles on the site, moves them and removes one', async () => {
  const [newest = '', second = '', third = ''] = await siteTitles(3);
  renderRemote({ modules: [routes], at: '/admin/articles/order' });
  expect(await screen.findByText('لا شيء مثبّت في البداية: يبدأ الموقع بالأحدث.')).toBeTruthy();
  await choose(third);
  await choose(second);
  await waitFor(async () => expect(await siteTitles(3)).toEqual([third, second, newest]));
  await user.click(screen.getByRole('button', { name: `نقل ${second} إلى أعلى` }));
  await waitFor(async () => expect(await siteTitles(3)).toEqual([second, third, newest]));
  expect(shownTitles()).toEqual([second, third]);
  const [remove] = screen.getAllByRole('button', { name: 'إزالة التثبيت' });
  if (remove) await user.click(remove);
  await waitFor(async () => expect(await siteTitles(3)).toEqual([third, newest, second]));
});

it('shows the saved list again when a change cannot be saved', async () => {
  const [newest = ''] = await siteTitles(1);
  renderRemote({ modules: [routes], at: '/admin/articles/order' });
  await screen.findByText('لا شيء مثبّت في البداية: يبدأ الموقع بالأحدث.');
  api.injectFault(/articles\/reorder/, faults.htmlError);
  await choose(newest);
  await waitFor(() => expect(toasts.map(({ title }) => title)).toEqual(['تعذر حفظ الترتيب']));
  await waitFor(() => expect(shownTitles()).toEqual([]));
});
