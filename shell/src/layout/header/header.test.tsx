// @vitest-environment happy-dom
import { act, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { faults } from 'testing/fault-proxy';
import { found } from 'testing/first';
import { startApi } from 'testing/remote-harness';
import { PATIENT } from 'testing/patience';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { renderLayout } from '../render-layout.tsx';

const api = await startApi();
const user = userEvent.setup();
const header = () => within(screen.getByRole('banner'));
const trigger = () => header().getByRole('button', { name: 'الخدمات' });
const isOpen = () => trigger().getAttribute('aria-expanded') === 'true';
const menuLink = (name: RegExp | string) => header().findByRole('link', { name });
const focused = () => document.activeElement?.textContent;

afterEach(() => api.clearFaults());

describe('the services menu of the header', () => {
  it('is hidden until it is opened', () => {
    renderLayout();
    expect(isOpen()).toBe(false);
    expect(header().queryByRole('link', { name: /خطط الأعمال/ })).toBeNull();
  });

  it('opens on press with name, price, days and link of each service, and closes on another press', async () => {
    renderLayout();
    await user.click(trigger());
    const service = await menuLink(/^الدراسات الفنية/);
    expect(service.getAttribute('href')).toBe('/services/technical-studies');
    expect(service.textContent).toBe('الدراسات الفنيةمن 3,500\u00A0دولار خلال 25\u00A0يوم عمل');
    expect((await menuLink('كل الخدمات')).getAttribute('href')).toBe('/services');
    expect(isOpen()).toBe(true);
    await user.click(trigger());
    expect(header().queryByRole('link', { name: /^الدراسات الفنية/ })).toBeNull();
  });

  it('closes with Esc and returns the focus to its button', async () => {
    renderLayout();
    await user.click(trigger());
    (await menuLink(/^خطط الأعمال/)).focus();
    await user.keyboard('{Escape}');
    expect(isOpen()).toBe(false);
    expect(document.activeElement).toBe(trigger());
  });

  it('moves the focus with the arrow keys: down into the menu, left in a row, down a row, up to the button', async () => {
    renderLayout();
    await user.click(trigger());
    await menuLink(/^الدراسات الفنية/);
    await user.click(trigger());
    trigger().focus();
    await user.keyboard('{ArrowDown}');
    expect(focused()).toMatch(/^دراسات الجدوى/);
    await user.keyboard('{ArrowLeft}');
    expect(focused()).toMatch(/^خطط الأعمال/);
    await user.keyboard('{ArrowDown}');
    expect(focused()).toMatch(/^تقييم المشروعات/);
    await user.keyboard('{End}');
    expect(focused()).toBe('كل الخدمات');
    await user.keyboard('{ArrowDown}');
    expect(focused()).toBe('كل الخدمات');
    await user.keyboard('{Home}{ArrowUp}');
    expect(document.activeElement).toBe(trigger());
  });

  it('closes on navigation and stays closed when the visitor returns', async () => {
    const { go } = renderLayout();
    await user.click(trigger());
    go('/about');
    expect(isOpen()).toBe(false);
    go('/');
    expect(isOpen()).toBe(false);
  });

  it('closes when something else is pressed or focused', async () => {
    renderLayout();
    await user.click(trigger());
    await user.click(screen.getByRole('contentinfo'));
    expect(isOpen()).toBe(false);
    await user.click(trigger());
    act(() => header().getByRole('link', { name: 'المدونة' }).focus());
    expect(isOpen()).toBe(false);
  });

  it('opens on hover that lasts, not for a passing mouse or touch, and a press keeps it open', () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    try {
      renderLayout();
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
  ['HTML in place of data', faults.htmlPage],
])('when the services cannot be read (%s)', (_kind, fault) => {
  it('the header lists the four default services without price and days', async () => {
    api.injectFault(/public\/services/, fault);
    const { queryClient } = renderLayout();
    await vi.waitFor(() => expect(queryClient.getQueryState(['services', 'list'])?.status).toBe('error'), PATIENT);
    await user.click(trigger());
    const panel = document.getElementById(trigger().getAttribute('aria-controls') ?? '');
    const links = within(found(panel)).getAllByRole('link');
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
  it('links to every page and has the three buttons', () => {
    renderLayout({ at: '/blog/an-article' });
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

  it('marks the current page and the section of a page below it', () => {
    const { go } = renderLayout({ at: '/blog/an-article' });
    const marked = () =>
      [...screen.getByRole('banner').querySelectorAll('nav [aria-current=page]')].map(({ textContent }) => textContent);
    expect(marked()).toEqual(['المدونة']);
    go('/services/feasibility');
    expect(marked()[0]).toBe('الخدمات');
    go('/');
    expect(marked()).toEqual(['الرئيسية']);
  });

  it('opens a focused search field that submits to the search page', async () => {
    renderLayout();
    await user.click(header().getByRole('button', { name: 'البحث في الموقع' }));
    const box = header().getByRole('searchbox');
    expect(document.activeElement).toBe(box);
    expect(box.getAttribute('name')).toBe('q');
    expect(box.closest('form')?.getAttribute('action')).toBe('/search');
    await user.keyboard('{Escape}');
    expect(header().queryByRole('searchbox')).toBeNull();
  });

  it('suggests pages with picture and kind while the visitor types, reached by arrow keys', async () => {
    renderLayout();
    await user.click(header().getByRole('button', { name: 'البحث في الموقع' }));
    await user.type(header().getByRole('searchbox'), 'تمور');
    const list = within(await header().findByRole('list', { name: 'صفحات مقترحة' }));
    const study = list.getByRole('link', { name: /^مصنع تعبئة تمور في المدينة المنورة\s*دراسة: أقدِم$/ });
    expect(study.getAttribute('href')).toBe('/studies/dates-factory');
    await user.keyboard('{ArrowDown}');
    expect(document.activeElement).toBe(list.getAllByRole('link')[0]);
    await user.keyboard('{ArrowUp}');
    expect(document.activeElement).toBe(header().getByRole('searchbox'));
    await user.keyboard('{Escape}');
    expect(header().queryByRole('list', { name: 'صفحات مقترحة' })).toBeNull();
    expect(header().getByRole('searchbox')).toBeTruthy();
  });
});
