import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderRemote, startApi } from 'testing/remote-harness';
import { expect, it } from 'vitest';
import routes from '../routes.tsx';

await startApi();
const user = userEvent.setup();
const chosen = () => within(screen.getByRole('region', { name: 'الدراسة المختارة' }));
const STOPPED = 'مصنع تعبئة مياه في عجمان: دراسة أوصت بالتوقف';

it('says how often we advised to stop, and opens the sentence of a study from its octagon', async () => {
  renderRemote({ modules: [routes], at: '/verdicts' });
  expect(await screen.findByText('أوصينا بالتوقف في دراسة واحدة من 12.')).toBeTruthy();
  const gauge = within(screen.getByRole('region', { name: /^مقياس الأحكام/ }));
  expect(gauge.getAllByRole('link')).toHaveLength(12);
  expect(chosen().getByRole('heading', { name: STOPPED })).toBeTruthy();
  await user.click(gauge.getByRole('link', { name: /^مصنع تعبئة تمور في المدينة المنورة، 2024: أقدِم\. العائد فوق/ }));
  expect(await chosen().findByText(/لا يبدأ الشراء قبل عقود/)).toBeTruthy();
  expect(chosen().getByRole('link', { name: 'اقرأ الدراسة' }).getAttribute('href')).toBe('/studies/dates-factory');
});

it('filters by sector, and has the same studies in a table', async () => {
  renderRemote({ modules: [routes], at: '/verdicts' });
  await user.click(await screen.findByRole('link', { name: 'الصناعي' }));
  const table = within(screen.getByRole('table'));
  expect(await table.findByRole('link', { name: STOPPED })).toBeTruthy();
  expect(table.queryByRole('link', { name: /النُزل|حضانة/ })).toBeNull();
  expect(table.getByText('توقّف')).toBeTruthy();
  const gauge = within(screen.getByRole('region', { name: /^مقياس الأحكام/ }));
  expect(gauge.getAllByRole('link')).toHaveLength(table.getAllByRole('link').length);
});
