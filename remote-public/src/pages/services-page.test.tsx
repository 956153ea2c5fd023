import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { faults } from 'shared-lib/testing/fault-proxy';
import { openRoom, startApi } from 'shared-lib/testing/room';
import { afterEach, describe, expect, it, vi } from 'vitest';
import routes from '../routes.tsx';

const api = await startApi();
const open = () => openRoom({ doors: [routes], at: '/services' });

afterEach(() => api.heal());

describe('the services page', () => {
  it('shows what each service is, what it costs at least, how long it takes, and leads to it', async () => {
    open();
    const card = within(
      (await screen.findByRole('link', { name: 'دراسات الجدوى' })).closest('article') ?? document.body,
    );
    expect(card.getByRole('link').getAttribute('href')).toBe('/services/feasibility');
    expect(card.getByText('ابتداءً من 2,500 دولار')).toBeTruthy();
    expect(card.getByText('21 يوماً')).toBeTruthy();
    expect(screen.getAllByRole('article')).toHaveLength(8);
  });

  it('says what went wrong, and trying again reloads the page', async () => {
    api.break(/public\/services/, faults.jsonError);
    const reload = vi.spyOn(window.location, 'reload').mockImplementation(() => undefined);
    open();
    expect((await screen.findByRole('alert')).textContent).toContain('خطأ في تحميل الخدمات: تعطل');
    expect(screen.queryByRole('article')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'إعادة المحاولة' }));
    expect(reload).toHaveBeenCalledOnce();
  });

  it('shows the places of the cards while they are on their way', async () => {
    api.break(/public\/services/, faults.hang);
    open();
    expect((await screen.findByText('جاري التحميل...')).closest('[aria-busy]')).toBeTruthy();
    expect(screen.getByRole('heading', { level: 1, name: 'الخدمات' })).toBeTruthy();
  });

  it('says so when there are none', async () => {
    api.break(/public\/services/, { kind: 'answer', status: 200, type: 'application/json', body: '{"data":[]}' });
    open();
    expect(await screen.findByRole('heading', { name: 'لا توجد خدمات متاحة حالياً' })).toBeTruthy();
  });
});
