import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { faults } from 'testing/fault-proxy';
import { currentUrl, renderRemote, startApi } from 'testing/remote-harness';
import { afterEach, describe, expect, it } from 'vitest';
import routes from '../routes.tsx';

const api = await startApi();
const user = userEvent.setup();
const open = async (at: string) => {
  renderRemote({ modules: [routes], at });
  await screen.findByRole('heading', { level: 1, name: 'البحث في الموقع' });
};
const group = (name: string) => within(screen.getByRole('region', { name }));

afterEach(() => api.clearFaults());

describe('the search page', () => {
  it('finds services, sectors, articles and studies regardless of spelling variants and highlights the hits', async () => {
    await open(`/search?q=${encodeURIComponent('الجدوي')}`);
    expect((await screen.findByText(/عن «الجدوي»$/)).textContent).toMatch(/^\d+\u00A0(?:نتائج|نتيجة) عن/);
    const service = group('الخدمات').getByRole('link', { name: 'دراسات الجدوى' });
    expect(service.getAttribute('href')).toBe('/services/feasibility');
    expect(within(service).getByText('الجدوى').tagName).toBe('MARK');
    expect(group('المقالات').getAllByRole('listitem').length).toBeGreaterThan(2);
    expect(group('المقالات').getAllByRole('link')[0]?.getAttribute('href')).toMatch(/^\/blog\//);
  });

  it('shows one kind of results after a click on its chip and writes it to the URL', async () => {
    await open(`/search?q=${encodeURIComponent('مصنع')}`);
    const chips = within(await screen.findByRole('navigation', { name: 'نوع النتائج' }));
    const chip = chips.getByRole('link', { name: /^الدراسات المجانية \(\d+\)$/ });
    const count = Number(/\d+/.exec(chip.textContent ?? '')?.[0]);
    await user.click(chip);
    expect(new URLSearchParams(window.location.search).get('kind')).toBe('study');
    expect(chip.getAttribute('aria-current')).toBe('true');
    expect(screen.queryByRole('region', { name: 'المقالات' })).toBeNull();
    expect(group('الدراسات المجانية').getAllByRole('listitem')).toHaveLength(count);
  });

  it('says at each study what it recommends', async () => {
    await open(`/search?q=${encodeURIComponent('مصنع')}`);
    await screen.findByRole('region', { name: 'الدراسات المجانية' });
    const hits = screen.getAllByRole('listitem').map(({ textContent }) => textContent ?? '');
    expect(hits.find((text) => text.includes('مصنع تعبئة مياه في عجمان:'))).toContain('توقّف');
    expect(hits.find((text) => text.includes('مصنع تعبئة تمور'))).toContain('أقدِم');
    expect(group('المقالات').queryByText(/^(?:أقدِم|عدّل|توقّف)$/)).toBeNull();
  });

  it('offers the corrected query, and its link searches for that', async () => {
    await open(`/search?q=${encodeURIComponent('مصنغ تمور')}`);
    const offer = await screen.findByRole('link', { name: '«مصنع تمور»' });
    expect(offer.closest('p')?.textContent).toBe('هل تقصد «مصنع تمور»؟');
    await user.click(offer);
    expect(await screen.findByText(/عن «مصنع تمور»$/)).toBeTruthy();
    expect(screen.queryByText(/هل تقصد/)).toBeNull();
  });

  it('says which word a result does not contain', async () => {
    await open(`/search?q=${encodeURIComponent('مصنع تمور ديناصور')}`);
    expect((await screen.findAllByText('نتيجة بدون: ديناصور')).length).toBeGreaterThan(0);
  });

  it('starts a new search from the form and updates the URL', async () => {
    await open('/search');
    expect(screen.getByRole('heading', { level: 2, name: 'عمّ تبحث؟' })).toBeTruthy();
    await user.type(screen.getByRole('searchbox', { name: 'كلمات البحث' }), 'نقطة التعادل{Enter}');
    expect(await screen.findByText(/عن «نقطة التعادل»$/)).toBeTruthy();
    expect(new URLSearchParams(window.location.search).get('q')).toBe('نقطة التعادل');
    expect(screen.getByRole<HTMLInputElement>('searchbox').value).toBe('نقطة التعادل');
  });

  it('shows the empty state with links when there are no results', async () => {
    await open('/search?q=zzzzqq');
    expect(await screen.findByRole('heading', { level: 2, name: 'لا نتائج عن «zzzzqq»' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'اسألنا' }).getAttribute('href')).toBe('/contact?tab=contact');
    expect(within(screen.getByRole('navigation', { name: 'أقسام الموقع' })).getAllByRole('link')).toHaveLength(4);
  });

  it.each(['م', '؟!', '%D9%80%D9%80%D9%80'])(
    'demands at least two letters and sends no request for «%s»',
    async (q) => {
      api.requestedPaths.length = 0;
      await open(`/search?q=${q}`);
      expect(await screen.findByText('اكتب حرفين على الأقل للبحث')).toBeTruthy();
      expect(api.requestedPaths.filter((path) => path.includes('/search'))).toEqual([]);
    },
  );

  it('shows an error and retries', async () => {
    api.injectFault(/public\/search/, faults.jsonError);
    await open(`/search?q=${encodeURIComponent('مصنع')}`);
    expect((await screen.findByRole('alert')).textContent).toContain('تعذر البحث الآن.');
    await api.clearFaults();
    await user.click(screen.getByRole('button', { name: 'إعادة المحاولة' }));
    expect(await screen.findByText(/عن «مصنع»$/)).toBeTruthy();
  });

  it('shows a skeleton while the results load', async () => {
    api.injectFault(/public\/search/, faults.hang);
    await open(`/search?q=${encodeURIComponent('مصنع')}`);
    expect((await screen.findByText('جاري التحميل...')).closest('[aria-busy]')).toBeTruthy();
  });

  it('shows all kinds when the kind in the URL has no results', async () => {
    await open(`/search?q=${encodeURIComponent('IRR')}&kind=sector`);
    expect((await screen.findByRole('link', { name: /^الكل/ })).getAttribute('aria-current')).toBe('true');
    expect(group('المقالات').getAllByRole('listitem').length).toBeGreaterThan(0);
    expect(currentUrl()).toContain('kind=sector');
  });
});
