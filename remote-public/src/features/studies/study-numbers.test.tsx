import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http } from 'shared-lib/http';
import { faults } from 'testing/fault-proxy';
import { currentUrl, renderRemote, startApi } from 'testing/remote-harness';
import { describe, expect, it } from 'vitest';
import routes from '../../routes.tsx';
import { cards } from './studies.contract.ts';

const api = await startApi();
const user = userEvent.setup();
const open = (at: string) => renderRemote({ modules: [routes], at });
const figureOf = (section: HTMLElement, name: string) => within(section).getByText(name).nextSibling?.textContent ?? '';

describe('the assumptions of a study', () => {
  it('move its indicators, and return to the published figures', async () => {
    open('/studies/dates-factory');
    const section = await screen.findByRole('region', { name: 'جرّب افتراضات أخرى' });
    const published = figureOf(section, 'العائد الداخلي');
    expect(published).toContain('%');
    fireEvent.change(within(section).getByRole('slider', { name: /^السعر/ }), { target: { value: '-30' } });
    expect(figureOf(section, 'صافي القيمة الحالية')).toContain('−');
    expect(figureOf(section, 'الاسترداد')).toBe('لا يُسترد');
    expect(within(section).getByText(`في الدراسة: ${published}`)).toBeTruthy();
    await user.click(within(section).getByRole('button', { name: 'العودة إلى أرقام الدراسة' }));
    expect(figureOf(section, 'العائد الداخلي')).toBe(published);
    fireEvent.change(within(section).getByRole('slider', { name: /^الإشغال/ }), { target: { value: '10' } });
    expect(figureOf(section, 'العائد الداخلي')).not.toBe(published);
  });
});

describe('the comparison of studies', () => {
  it('shows the studies of the URL side by side', async () => {
    open('/free-studies/compare?study=dates-factory&study=greenhouse&study=cold-store');
    const table = within(await screen.findByRole('region', { name: 'مؤشرات الدراسات' }));
    const heads = table.getAllByRole('columnheader').map(({ textContent }) => textContent);
    expect(heads).toHaveLength(4);
    expect(heads[1]).toBe('مصنع تعبئة تمور في المدينة المنورة');
    expect(table.getByRole('rowheader', { name: 'صافي القيمة الحالية' }).parentElement?.children).toHaveLength(4);
  });

  it('marks the better value of a row with a word, and says that the lengths differ', async () => {
    open('/free-studies/compare?study=dates-factory&study=greenhouse');
    const table = within(await screen.findByRole('region', { name: 'مؤشرات الدراسات' }));
    const cells = (name: string) =>
      [...(table.getByRole('rowheader', { name }).parentElement?.querySelectorAll('td') ?? [])].map(
        ({ textContent }) => textContent,
      );
    const numberIn = (text = '') => Number(/[\d.,]+/.exec(text)?.[0].replaceAll(',', ''));
    for (const [name, isBetter] of [
      ['العائد الداخلي', (one: number, other: number) => one > other],
      ['الاسترداد', (one: number, other: number) => one < other],
    ] as const) {
      const [one = '', other = ''] = cells(name);
      expect(one.includes('الأفضل'), name).toBe(isBetter(numberIn(one), numberIn(other)));
      expect(other.includes('الأفضل'), name).toBe(isBetter(numberIn(other), numberIn(one)));
    }
    expect(cells('رأس المال').join('')).not.toContain('الأفضل');
    const [one, other] = cells('عمر المشروع');
    expect(screen.queryByText(/^أعمار المشروعات مختلفة/) !== null).toBe(one !== other);
  });

  it('asks for a second study, and writes the chosen ones to the URL', async () => {
    open('/free-studies/compare?study=dates-factory');
    expect(await screen.findByText('اختر دراستين على الأقل لتظهر المقارنة.')).toBeTruthy();
    const second = screen.getByLabelText('الدراسة الثانية');
    await user.selectOptions(second, await within(second).findByRole('option', { name: /بيوت محمية/ }));
    await user.click(screen.getByRole('button', { name: 'قارن' }));
    expect(currentUrl()).toMatch(/^\/free-studies\/compare\?study=dates-factory&study=/);
    expect(await screen.findAllByRole('columnheader', { name: /./ })).toBeTruthy();
  });

  it('shows a notice when a study does not exist', async () => {
    open('/free-studies/compare?study=dates-factory&study=no-such-study');
    expect(await screen.findByText('لم نجد إحدى الدراسات المطلوبة، فتركناها.')).toBeTruthy();
  });

  it('offers every study', async () => {
    open('/free-studies/compare');
    await screen.findAllByRole('option', { name: /بيوت محمية/ });
    const { meta } = await http.get('/public/studies', cards, { params: { per_page: 1 } });
    expect(within(screen.getByLabelText('الدراسة الأولى')).getAllByRole('option')).toHaveLength(1 + meta.total);
  });

  it('shows that the list of studies failed, and loads it again', async () => {
    api.injectFault(/public\/studies\?/, faults.jsonError);
    open('/free-studies/compare');
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain('تعذر تحميل قائمة الدراسات.');
    expect(screen.queryByText('اختر دراستين على الأقل لتظهر المقارنة.')).toBeNull();
    await api.clearFaults();
    await user.click(within(alert).getByRole('button', { name: 'إعادة المحاولة' }));
    expect(await screen.findByLabelText('الدراسة الأولى')).toBeTruthy();
  });

  it('shows the other studies when one of them failed, and loads that one again', async () => {
    api.injectFault(/public\/studies\/greenhouse/, faults.jsonError);
    open('/free-studies/compare?study=dates-factory&study=greenhouse');
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain('تعذر تحميل الدراسات المختارة.');
    const table = () => within(screen.getByRole('region', { name: 'مؤشرات الدراسات' }));
    expect(table().getAllByRole('columnheader')).toHaveLength(2);
    await api.clearFaults();
    await user.click(within(alert).getByRole('button', { name: 'إعادة المحاولة' }));
    await waitFor(() => expect(table().getAllByRole('columnheader')).toHaveLength(3));
    expect(screen.queryByRole('alert')).toBeNull();
  });
});
