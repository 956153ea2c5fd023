import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { faults } from 'testing/fault-proxy';
import { found } from 'testing/first';
import { renderRemote, startApi } from 'testing/remote-harness';
import { afterEach, describe, expect, it, vi } from 'vitest';
import routes from '../routes.tsx';

const api = await startApi();
const open = () => renderRemote({ modules: [routes], at: '/services' });

afterEach(() => api.clearFaults());

describe('the services page', () => {
  it('shows each service with starting price, delivery time and a link', async () => {
    open();
    const card = within(found((await screen.findByRole('link', { name: 'دراسات الجدوى' })).closest('article')));
    expect(card.getByRole('link').getAttribute('href')).toBe('/services/feasibility');
    expect(card.getByText('ابتداءً من 2,500 دولار')).toBeTruthy();
    expect(card.getByText('21 يوم عمل')).toBeTruthy();
    expect(screen.getAllByRole('article')).toHaveLength(8);
  });

  it('shows the error; a retry reloads the page', async () => {
    api.injectFault(/public\/services/, faults.jsonError);
    const reload = vi.spyOn(window.location, 'reload').mockImplementation(() => undefined);
    open();
    expect((await screen.findByRole('alert')).textContent).toContain('خطأ في تحميل الخدمات: تعطل');
    expect(screen.queryByRole('article')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'إعادة المحاولة' }));
    expect(reload).toHaveBeenCalledOnce();
  });

  it('shows a skeleton while the services load', async () => {
    api.injectFault(/public\/services/, faults.hang);
    open();
    expect((await screen.findByText('جاري التحميل...')).closest('[aria-busy]')).toBeTruthy();
    expect(screen.getByRole('heading', { level: 1, name: 'الخدمات' })).toBeTruthy();
  });

  it('shows the empty state when there are no services', async () => {
    api.injectFault(/public\/services/, {
      kind: 'response',
      status: 200,
      type: 'application/json',
      body: '{"data":[]}',
    });
    open();
    expect(await screen.findByRole('heading', { name: 'لا توجد خدمات متاحة حالياً' })).toBeTruthy();
  });
});
