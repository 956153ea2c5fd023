// @vitest-environment happy-dom
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useSearchParams } from 'shared-lib/router';
import { createBrowserRouter, RouterProvider } from 'shared-lib/router/host';
import { afterEach, describe, expect, it } from 'vitest';
import { Tabs } from './tabs.tsx';

const user = userEvent.setup();
afterEach(cleanup);

describe('Tabs', () => {
  const Contact = () => {
    const [params] = useSearchParams();
    return (
      <Tabs
        label="نوع الطلب"
        value={params.get('tab') ?? 'contact'}
        toOf={(tab) => ({ search: `tab=${tab}` })}
        tabs={[
          { value: 'contact', label: 'استفسار عام', panel: <input aria-label="رسالة" /> },
          { value: 'consultation', label: 'طلب استشارة', panel: <p>استشارة</p> },
          { value: 'feasibility', label: 'طلب دراسة جدوى', panel: <p>دراسة</p> },
        ]}
      />
    );
  };
  const open = () => {
    history.replaceState(null, '', '/');
    render(<RouterProvider router={createBrowserRouter([{ path: '*', element: <Contact /> }])} />);
  };
  const tab = (name: string) => screen.getByRole('tab', { name });

  it('moves with the arrow keys, wraps around, and jumps with Home and End', async () => {
    open();
    await user.click(tab('استفسار عام'));
    await user.keyboard('{ArrowLeft}');
    await waitFor(() => expect(document.activeElement).toBe(tab('طلب استشارة')));
    expect(screen.getByRole('tabpanel').textContent).toBe('استشارة');
    await user.keyboard('{ArrowRight}{ArrowRight}');
    await waitFor(() => expect(document.activeElement).toBe(tab('طلب دراسة جدوى')));
    await user.keyboard('{Home}');
    expect(tab('استفسار عام').getAttribute('aria-selected')).toBe('true');
    await user.keyboard('{End}');
    expect(tab('طلب دراسة جدوى').getAttribute('aria-selected')).toBe('true');
  });

  it('renders links that also open with the space key', async () => {
    open();
    expect(tab('طلب استشارة').getAttribute('href')).toBe('/?tab=consultation');
    tab('طلب استشارة').focus();
    await user.keyboard(' ');
    expect(screen.getByRole('tabpanel').textContent).toBe('استشارة');
  });

  it('is a single tab stop', async () => {
    open();
    expect(screen.getAllByRole('tab').map((one) => one.tabIndex)).toEqual([0, -1, -1]);
    await user.tab();
    await user.tab();
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('رسالة')));
  });

  it('keeps the text typed in a panel that was closed', async () => {
    open();
    await user.type(screen.getByLabelText('رسالة'), 'مسودة');
    await user.click(tab('طلب استشارة'));
    await user.click(tab('استفسار عام'));
    expect(screen.getByLabelText<HTMLInputElement>('رسالة').value).toBe('مسودة');
  });
});
