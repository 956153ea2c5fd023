// @vitest-environment happy-dom
import { act, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { faults } from 'shared-lib/testing/fault-proxy';
import { startApi } from 'shared-lib/testing/room';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { openFrame } from '../frame/open-frame.tsx';

const api = await startApi();
const person = userEvent.setup();
const header = () => within(screen.getByRole('banner'));
const trigger = () => header().getByRole('button', { name: 'الخدمات' });
const isOpen = () => trigger().getAttribute('aria-expanded') === 'true';
const entry = (name: RegExp | string) => header().findByRole('link', { name });
const focused = () => document.activeElement?.textContent;

afterEach(() => api.heal());

describe('the services in the header', () => {
  it('are hidden until they are asked for', () => {
    openFrame();
    expect(isOpen()).toBe(false);
    expect(header().queryByRole('link', { name: /خطط الأعمال/ })).toBeNull();
  });

  it('open with a press: each by name, with price and days, leading to its page; another press closes them', async () => {
    openFrame();
    await person.click(trigger());
    const service = await entry(/^الدراسات الفنية/);
    expect(service.getAttribute('href')).toBe('/services/technical-studies');
    expect(service.textContent).toBe('الدراسات الفنيةمن 3,500 دولار خلال 25 يوماً');
    expect((await entry('كل الخدمات')).getAttribute('href')).toBe('/services');
    expect(isOpen()).toBe(true);
    await person.click(trigger());
    expect(header().queryByRole('link', { name: /^الدراسات الفنية/ })).toBeNull();
  });

  it('close with Esc, and the focus is back on their button', async () => {
    openFrame();
    await person.click(trigger());
    (await entry(/^خطط الأعمال/)).focus();
    await person.keyboard('{Escape}');
    expect(isOpen()).toBe(false);
    expect(document.activeElement).toBe(trigger());
  });

  it('can be walked through with the arrows: down into them, left along the row, down to the next row, up again to the button', async () => {
    openFrame();
    await person.click(trigger());
    await entry(/^الدراسات الفنية/);
    await person.click(trigger());
    trigger().focus();
    await person.keyboard('{ArrowDown}');
    expect(focused()).toMatch(/^دراسات الجدوى/);
    await person.keyboard('{ArrowLeft}');
    expect(focused()).toMatch(/^خطط الأعمال/);
    await person.keyboard('{ArrowDown}');
    expect(focused()).toMatch(/^تقييم المشروعات/);
    await person.keyboard('{End}');
    expect(focused()).toBe('كل الخدمات');
    await person.keyboard('{ArrowDown}');
    expect(focused()).toBe('كل الخدمات');
    await person.keyboard('{Home}{ArrowUp}');
    expect(document.activeElement).toBe(trigger());
  });

  it('close when another page opens, and stay closed when the visitor comes back', async () => {
    const { go } = openFrame();
    await person.click(trigger());
    go('/about');
    expect(isOpen()).toBe(false);
    go('/');
    expect(isOpen()).toBe(false);
  });

  it('close when something else is pressed or focused', async () => {
    openFrame();
    await person.click(trigger());
    await person.click(screen.getByRole('contentinfo'));
    expect(isOpen()).toBe(false);
    await person.click(trigger());
    act(() => header().getByRole('link', { name: 'المدونة' }).focus());
    expect(isOpen()).toBe(false);
  });

  it('open for a mouse that stays, not for one that passes or for a finger; a press then keeps them', () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    try {
      openFrame();
      const root = trigger().closest('li');
      if (!root) throw new Error('the menu has no root');
      const wait = (ms: number) => {
        act(() => void vi.advanceTimersByTime(ms));
      };
      fireEvent.pointerEnter(root, { pointerType: 'mouse' });
      wait(50);
      fireEvent.pointerLeave(root, { pointerType: 'mouse' });
      wait(1000);
      expect(isOpen()).toBe(false);
      fireEvent.pointerEnter(root, { pointerType: 'touch' });
      wait(1000);
      expect(isOpen()).toBe(false);
      fireEvent.pointerEnter(root, { pointerType: 'mouse' });
      wait(1000);
      expect(isOpen()).toBe(true);
      fireEvent.click(trigger());
      expect(isOpen()).toBe(true);
      fireEvent.pointerLeave(root, { pointerType: 'mouse' });
      wait(1000);
      expect(isOpen()).toBe(true);
    } finally {
      vi.useRealTimers();
    }
  });
});

describe.each([
  ['an error', faults.jsonError],
  ['a page in place of data', faults.htmlPage],
])('when the services cannot be read (%s)', (_kind, fault) => {
  it('the header lists the four default ones, in the same layout and without figures', async () => {
    api.break(/public\/services/, fault);
    const { queryClient } = openFrame();
    await vi.waitFor(() => expect(queryClient.getQueryState(['services', 'list'])?.status).toBe('error'));
    await person.click(trigger());
    const panel = document.getElementById(trigger().getAttribute('aria-controls') ?? '');
    const links = within(panel ?? document.body).getAllByRole('link');
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['دراسات الجدوى', '/services/feasibility'],
      ['خطط الأعمال', '/services/business-plans'],
      ['الاستشارات الاقتصادية', '/services/economic-consulting'],
      ['تقييم المشروعات', '/services/project-evaluation'],
      ['كل الخدمات', '/services'],
    ]);
  });
});

describe('the header', () => {
  it('leads to every page and has the three buttons', () => {
    openFrame({ at: '/blog/an-article' });
    const href = (name: string) => header().getByRole('link', { name }).getAttribute('href');
    expect(['الرئيسية', 'من نحن', 'دراسات الجدوى', 'المدونة', 'اتصل بنا'].map(href)).toEqual([
      '/',
      '/about',
      '/sectors',
      '/blog',
      '/contact',
    ]);
    expect(href('استشارة مجانية')).toBe('/contact?tab=consultation');
    expect(href('دراسات مجانية للاطلاع')).toBe('/free-studies');
    expect(href('اطلب دراسة جدوى')).toBe('/contact?tab=feasibility');
  });

  it('marks where the visitor is, also below a section', () => {
    const { go } = openFrame({ at: '/blog/an-article' });
    const marked = () =>
      [...screen.getByRole('banner').querySelectorAll('nav [aria-current=page]')].map(({ textContent }) => textContent);
    expect(marked()).toEqual(['المدونة']);
    go('/services/feasibility');
    expect(marked()[0]).toBe('الخدمات');
    go('/');
    expect(marked()).toEqual(['الرئيسية']);
  });

  it('opens a search with the cursor in it, which leads to the search page', async () => {
    openFrame();
    await person.click(header().getByRole('button', { name: 'البحث في الموقع' }));
    const box = header().getByRole('searchbox');
    expect(document.activeElement).toBe(box);
    expect(box.getAttribute('name')).toBe('q');
    expect(box.closest('form')?.getAttribute('action')).toBe('/search');
    await person.keyboard('{Escape}');
    expect(header().queryByRole('searchbox')).toBeNull();
  });
});
