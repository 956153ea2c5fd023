// @vitest-environment happy-dom
import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { startApi } from 'shared-lib/testing/room';
import { describe, expect, it } from 'vitest';
import { openFrame } from '../frame/open-frame.tsx';

await startApi();
const person = userEvent.setup();
const burger = () => screen.getByRole('button', { name: 'فتح القائمة' });
const open = async (at = '/') => {
  const frame = openFrame({ at, width: 390 });
  await person.click(burger());
  return { ...frame, menu: within(screen.getByRole('dialog', { name: 'القائمة الرئيسية' })) };
};
const linksOf = (menu: { getAllByRole(role: 'link'): HTMLElement[] }) =>
  menu.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);

describe('the menu of phones', () => {
  it('is not there until its button is pressed', () => {
    openFrame({ width: 390 });
    expect(burger().getAttribute('aria-expanded')).toBe('false');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('repeats the pages, the three buttons and the search', async () => {
    const { menu } = await open();
    expect(linksOf(menu).slice(1)).toEqual([
      ['الرئيسية', '/'],
      ['من نحن', '/about'],
      ['دراسات الجدوى', '/sectors'],
      ['المدونة', '/blog'],
      ['اتصل بنا', '/contact'],
      ['اطلب دراسة جدوى', '/contact?tab=feasibility'],
      ['استشارة مجانية', '/contact?tab=consultation'],
      ['دراسات مجانية للاطلاع', '/free-studies'],
    ]);
    expect(menu.getByRole('searchbox').closest('form')?.getAttribute('action')).toBe('/search');
  });

  it('unfolds the services by name', async () => {
    const { menu } = await open();
    const toggle = menu.getByRole('button', { name: 'الخدمات' });
    expect(toggle.getAttribute('aria-expanded')).toBe('false');
    await person.click(toggle);
    expect(toggle.getAttribute('aria-expanded')).toBe('true');
    expect((await menu.findByRole('link', { name: 'الدراسات الفنية' })).getAttribute('href')).toBe(
      '/services/technical-studies',
    );
    expect(menu.getByRole('link', { name: 'كل الخدمات' }).getAttribute('href')).toBe('/services');
  });

  it('is the browser’s own modal, so that the focus stays in it', async () => {
    await open();
    const dialog = screen.getByRole<HTMLDialogElement>('dialog');
    expect(dialog.open).toBe(true);
    expect(dialog.tagName).toBe('DIALOG');
  });

  it.each([
    ['its cross', () => person.click(screen.getByRole('button', { name: 'إغلاق القائمة' }))],
    ['Esc', () => fireEvent(screen.getByRole('dialog'), new Event('cancel', { cancelable: true }))],
    ['a press beside it', () => person.click(screen.getByRole('dialog'))],
  ])('closes with %s and gives the focus back', async (_way, close) => {
    await open();
    await close();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(document.activeElement).toBe(burger());
  });

  it('closes with a link, even one to the page below it, and when another page opens', async () => {
    const { menu, go } = await open('/about');
    await person.click(menu.getByRole('link', { name: 'من نحن' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    await person.click(burger());
    go('/blog');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('marks where the visitor is', async () => {
    const { menu } = await open('/sectors/energy');
    expect(menu.getByRole('link', { current: 'page' }).textContent).toBe('دراسات الجدوى');
  });
});
