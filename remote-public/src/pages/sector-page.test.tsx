import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { faults } from 'testing/fault-proxy';
import { renderRemote, startApi } from 'testing/remote-harness';
import { afterEach, describe, expect, it } from 'vitest';
import routes from '../routes.tsx';

const api = await startApi();
const open = (at: string) => renderRemote({ modules: [routes], at });

afterEach(() => api.clearFaults());

describe('the sector page', () => {
  it.each(['/sectors/industrial', '/sectors/2'])('shows all content at %s', async (at) => {
    open(at);
    expect(await screen.findByRole('heading', { level: 1, name: 'القطاع الصناعي' })).toBeTruthy();
    const figures = within(screen.getByRole('region', { name: 'القطاع في أرقام' }));
    expect(
      figures
        .getAllByRole('definition')
        .map((figure) => figure.textContent)
        .slice(0, 3),
    ).toEqual(['330+', '97%', '18%']);
    expect(screen.getByText('الطاقة الاسمية والفعلية ومعدلات الهالك')).toBeTruthy();
    expect(within(screen.getByRole('region', { name: 'فرص الاستثمار' })).getAllByRole('listitem')).toHaveLength(4);
    expect(screen.getByText('من 300,000 إلى 8,000,000 دولار')).toBeTruthy();
    expect(screen.getByText(/^الدراسة الناجحة عندنا/)).toBeTruthy();
    expect(screen.getByText(/^المصدر: سجل الدراسات المسلّمة لدينا، وآخر تحديث له في \d+ \S+ 20\d\d\.$/)).toBeTruthy();
    const sample = within(await screen.findByRole('region', { name: 'دراسات منشورة من القطاع' }));
    expect(sample.getByRole('link', { name: 'مصنع تعبئة تمور في المدينة المنورة' }).getAttribute('href')).toBe(
      '/studies/dates-factory',
    );
    expect(within(screen.getByRole('navigation', { name: 'مسار الصفحة' })).getByText('القطاع الصناعي')).toBeTruthy();
    const services = await within(screen.getByRole('region', { name: 'خدمات لهذا القطاع' })).findAllByRole('article');
    expect(services.length).toBeGreaterThan(0);
    expect(screen.getAllByRole('link', { name: 'اطلب دراسة جدوى' })[0]?.getAttribute('href')).toBe(
      '/contact?tab=feasibility&sector=industrial',
    );
  });

  it('works without statistics and retries only the services when they failed', async () => {
    api.injectFault(/statistics|services\/sector/, faults.jsonError);
    open('/sectors/industrial');
    expect(await screen.findByRole('heading', { level: 1, name: 'القطاع الصناعي' })).toBeTruthy();
    expect(screen.getByText('330+')).toBeTruthy();
    await screen.findByRole('alert');
    await api.clearFaults();
    await userEvent.click(screen.getByRole('button', { name: /إعادة المحاولة/ }));
    expect((await screen.findAllByRole('article')).length).toBeGreaterThan(0);
  });

  it('shows the not-found page with suggestions for an unknown slug', async () => {
    open('/sectors/nothing-like-this');
    expect(await screen.findByRole('heading', { level: 1, name: 'لم نجد هذا القطاع' })).toBeTruthy();
    expect(await screen.findAllByRole('article')).toHaveLength(3);
  });

  it('shows the reason when the sector cannot be loaded', async () => {
    api.injectFault(/sectors\/industrial/, faults.jsonError);
    open('/sectors/industrial');
    expect((await screen.findByRole('alert')).textContent).toContain('تعطل');
  });
});
