import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { faults } from 'shared-lib/testing/fault-proxy';
import { address, openRoom, startApi } from 'shared-lib/testing/room';
import { afterEach, describe, expect, it } from 'vitest';
import routes from '../routes.tsx';

const api = await startApi();
const person = userEvent.setup();
const open = async (at: string) => {
  openRoom({ doors: [routes], at });
  await screen.findByRole('heading', { level: 1, name: 'البحث في الموقع' });
};
const group = (name: string) => within(screen.getByRole('region', { name }));

afterEach(() => api.heal());

describe('the search', () => {
  it('looks in services, sectors, articles and studies at once, whatever the spelling, and marks what it found', async () => {
    await open(`/search?q=${encodeURIComponent('الجدوي')}`);
    expect((await screen.findByText(/عن «الجدوي»$/)).textContent).toMatch(/^\d+ (?:نتائج|نتيجة) عن/);
    const service = group('الخدمات').getByRole('link', { name: 'دراسات الجدوى' });
    expect(service.getAttribute('href')).toBe('/services/feasibility');
    expect(within(service).getByText('الجدوى').tagName).toBe('MARK');
    expect(group('المقالات').getAllByRole('listitem').length).toBeGreaterThan(2);
    expect(group('المقالات').getAllByRole('link')[0]?.getAttribute('href')).toMatch(/^\/blog\//);
  });

  it('shows one kind alone, whose chip counts it; the address says which', async () => {
    await open(`/search?q=${encodeURIComponent('مصنع')}`);
    const chips = within(await screen.findByRole('navigation', { name: 'نوع النتائج' }));
    const chip = chips.getByRole('link', { name: /^الدراسات المجانية \(\d+\)$/ });
    const count = Number(/\d+/.exec(chip.textContent ?? '')?.[0]);
    await person.click(chip);
    expect(new URLSearchParams(window.location.search).get('kind')).toBe('study');
    expect(chip.getAttribute('aria-current')).toBe('true');
    expect(screen.queryByRole('region', { name: 'المقالات' })).toBeNull();
    expect(group('الدراسات المجانية').getAllByRole('listitem')).toHaveLength(count);
  });

  it('is asked anew from the page, and the address follows', async () => {
    await open('/search');
    expect(screen.getByRole('heading', { level: 2, name: 'عمّ تبحث؟' })).toBeTruthy();
    await person.type(screen.getByRole('searchbox', { name: 'كلمات البحث' }), 'نقطة التعادل{Enter}');
    expect(await screen.findByText(/عن «نقطة التعادل»$/)).toBeTruthy();
    expect(new URLSearchParams(window.location.search).get('q')).toBe('نقطة التعادل');
    expect(screen.getByRole<HTMLInputElement>('searchbox').value).toBe('نقطة التعادل');
  });

  it('says so when nothing was found, and offers other ways', async () => {
    await open('/search?q=zzzzqq');
    expect(await screen.findByRole('heading', { level: 2, name: 'لا نتائج عن «zzzzqq»' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'اسألنا' }).getAttribute('href')).toBe('/contact?tab=contact');
    expect(within(screen.getByRole('navigation', { name: 'أقسام الموقع' })).getAllByRole('link')).toHaveLength(4);
  });

  it.each(['م', '؟!', '%D9%80%D9%80%D9%80'])(
    'asks for two letters at least, and the API for nothing, at %s',
    async (q) => {
      api.seen.length = 0;
      await open(`/search?q=${q}`);
      expect(await screen.findByText('اكتب حرفين على الأقل للبحث')).toBeTruthy();
      expect(api.seen.filter((path) => path.includes('/search'))).toEqual([]);
    },
  );

  it('asks again on demand when it could not be had', async () => {
    api.break(/public\/search/, faults.jsonError);
    await open(`/search?q=${encodeURIComponent('مصنع')}`);
    expect((await screen.findByRole('alert')).textContent).toContain('تعذر البحث الآن.');
    await api.heal();
    await person.click(screen.getByRole('button', { name: 'إعادة المحاولة' }));
    expect(await screen.findByText(/عن «مصنع»$/)).toBeTruthy();
  });

  it('shows the places of what is on its way', async () => {
    api.break(/public\/search/, faults.hang);
    await open(`/search?q=${encodeURIComponent('مصنع')}`);
    expect((await screen.findByText('جاري التحميل...')).closest('[aria-busy]')).toBeTruthy();
  });

  it('shows all kinds where the address names one that nothing was found of, or none that there is', async () => {
    await open(`/search?q=${encodeURIComponent('IRR')}&kind=sector`);
    expect((await screen.findByRole('link', { name: /^الكل/ })).getAttribute('aria-current')).toBe('true');
    expect(group('المقالات').getAllByRole('listitem').length).toBeGreaterThan(0);
    expect(address()).toContain('kind=sector');
  });
});
