// @vitest-environment happy-dom
import { fireEvent, screen, within, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { startApi } from 'testing/remote-harness';
import { describe, expect, it } from 'vitest';
import { renderLayout } from '../render-layout.tsx';

await startApi();
const user = userEvent.setup();
const burger = () => screen.getByRole('button', { name: 'فتح القائمة' });
const open = async (at = '/') => {
  const rendered = renderLayout({ at, width: 390 });
  await user.click(burger());
  return { ...rendered, menu: within(await screen.findByRole('dialog', { name: 'القائمة الرئيسية' })) };
};
const linksOf = (menu: { getAllByRole(role: 'link'): HTMLElement[] }) =>
  menu.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);

describe('the menu of phones', () => {
  it('is not rendered until its button is pressed', () => {
    renderLayout({ width: 390 });
    expect(burger().getAttribute('aria-expanded')).toBe('false');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('has the pages, the three buttons and the search', async () => {
    const { menu } = await open();
    const expected = [
      ['الرئيسية', '/'],
      ['من نحن', '/about'],
      ['دراسات الجدوى', '/sectors'],
      ['المدونة', '/blog'],
      ['اتصل بنا', '/contact'],
      ['اطلب دراسة جدوى', '/contact?tab=feasibility'],
      ['استشارة مجانية', '/contact?tab=consultation'],
      ['دراسات مجانية للاطلاع', '/free-studies'],
    ];
    const isExpected = ([, path]: (string | null)[]) => expected.some(([, known]) => known === path);
    expect(linksOf(menu).slice(1).filter(isExpected)).toEqual(expected);
    expect(menu.getByRole('searchbox').closest('form')?.getAttribute('action')).toBe('/search');
  });

  it('expands the list of services', async () => {
    const { menu } = await open();
    const toggle = menu.getByRole('button', { name: 'الخدمات' });
    expect(toggle.getAttribute('aria-expanded')).toBe('false');
    await user.click(toggle);
    expect(toggle.getAttribute('aria-expanded')).toBe('true');
    expect((await menu.findByRole('link', { name: 'الدراسات الفنية' })).getAttribute('href')).toBe(
      '/services/technical-studies',
    );
    expect(menu.getByRole('link', { name: 'كل الخدمات' }).getAttribute('href')).toBe('/services');
  });

  it('is a native modal dialog, so that the focus stays in it', async () => {
    await open();
    const dialog = screen.getByRole<HTMLDialogElement>('dialog');
    expect(dialog.open).toBe(true);
    expect(dialog.tagName).toBe('DIALOG');
  });

  it.each([
    ['its close button', () => user.click(screen.getByRole('button', { name: 'إغلاق القائمة' }))],
    ['Esc', () => fireEvent(screen.getByRole('dialog'), new Event('cancel', { cancelable: true }))],
    ['a press on the backdrop', () => user.click(screen.getByRole('dialog'))],
  ])('closes with %s and returns the focus', async (_way, close) => {
    await open();
    await close();
    expect(screen.queryByRole('dialog')).toBeNull();
    await waitFor(() => expect(document.activeElement).toBe(burger()));
  });

  it('closes with a link, also one to the current page, and on navigation', async () => {
    const { menu, go } = await open('/about');
    await user.click(menu.getByRole('link', { name: 'من نحن' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    await user.click(burger());
    go('/blog');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('marks the current page', async () => {
    const { menu } = await open('/sectors/energy');
    expect(menu.getByRole('link', { current: 'page' }).textContent).toBe('دراسات الجدوى');
  });
});
