import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderRemote, startApi } from 'testing/remote-harness';
import { expect, it } from 'vitest';
import routes from '../routes.tsx';

await startApi();
const user = userEvent.setup();
const press = (name: string) => user.click(screen.getByRole('button', { name }));
const type = async (question: string, text: string) => {
  const field = screen.getByRole('textbox', { name: question });
  await user.clear(field);
  await user.type(field, text);
};

it('asks three questions one at a time, and refuses what is no figure', async () => {
  renderRemote({ modules: [routes], at: '/reading' });
  expect(await screen.findByRole('heading', { name: 'كم تضع في المشروع قبل أول إيراد؟' })).toBeTruthy();
  await type('كم تضع في المشروع قبل أول إيراد؟', '-5');
  await press('التالي');
  expect(screen.getByText('رأس المال من 1,000 دولار إلى مليار دولار.')).toBeTruthy();
  await type('كم تضع في المشروع قبل أول إيراد؟', '٥٠٠٠٠٠');
  await press('التالي');
  expect(document.activeElement?.textContent).toBe('كم يبقى لك في السنة بعد كل التكاليف؟');
  await type('كم يبقى لك في السنة بعد كل التكاليف؟', '130000');
  await press('التالي');
  await press('اقرأ الماء');
  const own = within(screen.getByRole('region', { name: 'قراءتك' }));
  expect(own.getByText('أمان')).toBeTruthy();
  expect(own.getByText('15 ذراعاً')).toBeTruthy();
  expect(document.activeElement?.textContent).toBe('قراءتك');
  expect(window.location.search).toBe('?capital=500000&profit=130000&years=8');
  const href = screen.getByRole('link', { name: 'أكمل الحسبة' }).getAttribute('href') ?? '';
  expect(Object.fromEntries(new URLSearchParams(href.split('?')[1]))).toMatchObject({
    fixed_capital: '500000',
    revenues_amount: '130000',
    years: '8',
  });
});

it('shows the reading of a link, and one’s own beside it', async () => {
  renderRemote({ modules: [routes], at: '/reading?capital=500000&profit=90000&years=8' });
  expect(within(await screen.findByRole('region', { name: 'القراءة في هذا الرابط' })).getByText('ضيق')).toBeTruthy();
  expect(screen.getByText('كيف أرفع الماء؟')).toBeTruthy();
  await press('قس مشروعك أمامها');
  await press('التالي');
  await press('التالي');
  await press('اقرأ الماء');
  expect(screen.getByRole('region', { name: 'قراءتك' })).toBeTruthy();
  expect(within(screen.getByRole('region', { name: 'قراءة المرسل' })).getByText('ضيق')).toBeTruthy();
});

it.each(['capital=-1&profit=2&years=3', 'capital=NaN&profit=x&years=1e9', 'profit=90000', 'capital=&profit=&years='])(
  'says that the link with %s has no reading, and asks',
  async (query) => {
    renderRemote({ modules: [routes], at: `/reading?${query}` });
    expect(await screen.findByText(/^في الرابط رقم ناقص أو غير مقبول/)).toBeTruthy();
    expect(screen.getAllByRole('alert').some(({ textContent }) => textContent !== '')).toBe(true);
    expect(screen.getByRole('button', { name: 'التالي' })).toBeTruthy();
  },
);
