// @vitest-environment happy-dom
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { createBrowserRouter, RouterProvider } from 'shared-lib/router/host';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { initialsOf } from './avatar.tsx';
import { DataTable, type Sort } from './data-table.tsx';
import { ConfirmDialog, Dialog } from './dialog.tsx';
import { pageNumbers } from './page-numbers.ts';
import { Pagination } from './pagination.tsx';
import { Picture } from './picture.tsx';
import { Tabs } from './tabs.tsx';

const person = userEvent.setup();
afterEach(cleanup);

describe('tabs', () => {
  const Contact = () => {
    const [value, setValue] = useState<'contact' | 'consultation' | 'feasibility'>('contact');
    return (
      <Tabs
        label="نوع الطلب"
        value={value}
        onChange={setValue}
        tabs={[
          { value: 'contact', label: 'استفسار عام', panel: <input aria-label="رسالة" /> },
          { value: 'consultation', label: 'طلب استشارة', panel: <p>استشارة</p> },
          { value: 'feasibility', label: 'طلب دراسة جدوى', panel: <p>دراسة</p> },
        ]}
      />
    );
  };
  const tab = (name: string) => screen.getByRole('tab', { name });

  it('walk to the left with the left arrow, around the ends, and to the ends', async () => {
    render(<Contact />);
    await person.click(tab('استفسار عام'));
    await person.keyboard('{ArrowLeft}');
    expect(document.activeElement).toBe(tab('طلب استشارة'));
    expect(screen.getByRole('tabpanel').textContent).toBe('استشارة');
    await person.keyboard('{ArrowRight}{ArrowRight}');
    expect(document.activeElement).toBe(tab('طلب دراسة جدوى'));
    await person.keyboard('{Home}');
    expect(tab('استفسار عام').getAttribute('aria-selected')).toBe('true');
    await person.keyboard('{End}');
    expect(tab('طلب دراسة جدوى').getAttribute('aria-selected')).toBe('true');
  });

  it('are one stop of the keyboard', async () => {
    render(<Contact />);
    expect(screen.getAllByRole('tab').map((one) => one.tabIndex)).toEqual([0, -1, -1]);
    await person.tab();
    await person.tab();
    expect(document.activeElement).toBe(screen.getByLabelText('رسالة'));
  });

  it('keep what was typed in a panel that is left', async () => {
    render(<Contact />);
    await person.type(screen.getByLabelText('رسالة'), 'مسودة');
    await person.click(tab('طلب استشارة'));
    await person.click(tab('استفسار عام'));
    expect(screen.getByLabelText<HTMLInputElement>('رسالة').value).toBe('مسودة');
  });
});

describe('dialogs', () => {
  const Opener = ({ onConfirm = () => undefined }: { onConfirm?: () => void }) => {
    const [open, setOpen] = useState<'plain' | 'question'>();
    return (
      <>
        <button onClick={() => setOpen('plain')}>معاينة</button>
        <button onClick={() => setOpen('question')}>حذف</button>
        <Dialog open={open === 'plain'} onClose={() => setOpen(undefined)} title="غلاف الدراسة">
          <p>نص</p>
        </Dialog>
        <ConfirmDialog
          open={open === 'question'}
          title="حذف المقال؟"
          text="لا يمكن التراجع عن الحذف."
          confirm="حذف المقال"
          onConfirm={onConfirm}
          onCancel={() => setOpen(undefined)}
        />
      </>
    );
  };

  it('close with their cross and give the focus back', async () => {
    render(<Opener />);
    await person.click(screen.getByRole('button', { name: 'معاينة' }));
    const dialog = screen.getByRole<HTMLDialogElement>('dialog', { name: 'غلاف الدراسة' });
    expect(dialog.open).toBe(true);
    await person.click(within(dialog).getByRole('button', { name: 'إغلاق' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'معاينة' }));
  });

  it('close when the browser asks for it (Esc)', async () => {
    render(<Opener />);
    await person.click(screen.getByRole('button', { name: 'معاينة' }));
    screen.getByRole('dialog').dispatchEvent(new Event('cancel', { cancelable: true }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('ask before what cannot be undone, with the focus on the way out', async () => {
    let deleted = 0;
    render(<Opener onConfirm={() => (deleted += 1)} />);
    await person.click(screen.getByRole('button', { name: 'حذف' }));
    const question = screen.getByRole('alertdialog', { name: 'حذف المقال؟' });
    expect(document.activeElement).toBe(within(question).getByRole('button', { name: 'إلغاء' }));
    await person.click(question);
    expect(screen.queryByRole('alertdialog')).not.toBeNull();
    await person.click(within(question).getByRole('button', { name: 'حذف المقال' }));
    expect(deleted).toBe(1);
  });
});

describe('a table', () => {
  interface Article {
    id: number;
    title: string;
    views: number;
  }
  const rows: Article[] = [
    { id: 1, title: 'نقطة التعادل', views: 2184 },
    { id: 2, title: 'تحليل الحساسية', views: 0 },
  ];
  const Articles = () => {
    const [sort, setSort] = useState<Sort>({ key: 'title', direction: 'ascending' });
    const [selected, setSelected] = useState<readonly number[]>([]);
    return (
      <DataTable<Article>
        caption="المقالات"
        rows={rows}
        keyOf={(row) => row.id}
        columns={[
          { key: 'title', label: 'العنوان', cell: (row) => <b>{row.title}</b>, sortable: true, title: true },
          { key: 'views', label: 'المشاهدات', cell: (row) => row.views, numeric: true, sortable: true },
          { key: 'actions', label: 'إجراءات', cell: () => <button>تعديل</button>, quiet: true },
        ]}
        sort={sort}
        onSort={setSort}
        selection={{
          isSelected: (row) => selected.includes(row.id),
          toggle: ({ id }) => setSelected(selected.includes(id) ? selected.filter((one) => one !== id) : [...selected, id]),
          toggleAll: (on) => setSelected(on ? rows.map((row) => row.id) : []),
          labelOf: (row) => `تحديد ${row.title}`,
          allLabel: 'تحديد كل المقالات',
        }}
      />
    );
  };

  it('says how it is sorted and sorts by the head that is pressed', async () => {
    render(<Articles />);
    const head = (name: string) => screen.getByRole('columnheader', { name });
    expect(head('العنوان').getAttribute('aria-sort')).toBe('ascending');
    expect(head('المشاهدات').getAttribute('aria-sort')).toBe('none');
    await person.click(screen.getByRole('button', { name: 'العنوان' }));
    expect(head('العنوان').getAttribute('aria-sort')).toBe('descending');
    await person.click(screen.getByRole('button', { name: 'المشاهدات' }));
    expect(head('المشاهدات').getAttribute('aria-sort')).toBe('ascending');
  });

  it('selects rows one by one and all together, and shows «some»', async () => {
    render(<Articles />);
    const all = screen.getByRole<HTMLInputElement>('checkbox', { name: 'تحديد كل المقالات' });
    await person.click(screen.getByRole('checkbox', { name: 'تحديد نقطة التعادل' }));
    expect(all.indeterminate).toBe(true);
    await person.click(all);
    expect(all.checked).toBe(true);
    expect(all.indeterminate).toBe(false);
    await person.click(all);
    expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'تحديد نقطة التعادل' }).checked).toBe(false);
  });

  it('labels its cells for phones, where it has no heads', () => {
    render(<Articles />);
    expect(screen.getByText('2184').getAttribute('data-label')).toBe('المشاهدات');
    expect(screen.getByText('نقطة التعادل').closest('td')?.getAttribute('data-label')).toBeNull();
  });
});

describe('pages of a list', () => {
  it('names the ends, the current page and its neighbours', () => {
    expect(pageNumbers(1, 1)).toEqual([1]);
    expect(pageNumbers(1, 3)).toEqual([1, 2, 3]);
    expect(pageNumbers(1, 8)).toEqual([1, 2, 'gap', 8]);
    expect(pageNumbers(4, 8)).toEqual([1, 2, 3, 4, 5, 'gap', 8]);
    expect(pageNumbers(6, 12)).toEqual([1, 'gap', 5, 6, 7, 'gap', 12]);
  });

  it('are links, with the current one marked', async () => {
    const element = (
      <Pagination page={2} lastPage={3} hrefOf={(page) => `/blog?page=${page}`}>
        عرض 7 إلى 12 من 18
      </Pagination>
    );
    render(<RouterProvider router={createBrowserRouter([{ path: '*', element }])} />);
    const links = await screen.findAllByRole<HTMLAnchorElement>('link');
    expect(links.map((link) => link.getAttribute('href'))).toEqual(['/blog?page=1', '/blog?page=1', '/blog?page=2', '/blog?page=3', '/blog?page=3']);
    expect(screen.getByRole('link', { current: 'page' }).textContent).toBe('2');
    expect(screen.getByRole('link', { name: 'الصفحة التالية' }).getAttribute('rel')).toBe('next');
  });
});

describe('pictures', () => {
  /** How the browser stands with every picture: this DOM loads none and calls each complete. */
  const loading = () => vi.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(false);
  afterEach(() => vi.restoreAllMocks());

  it('offer our own in several widths and keep their place', () => {
    loading();
    render(<Picture src="/storage/services/a.png" alt="دراسة" width={1200} height={800} sizes="33vw" />);
    const image = screen.getByRole<HTMLImageElement>('img', { name: 'دراسة' });
    expect(image.getAttribute('srcset')).toContain('/images/services/a.png?format=webp&quality=85&width=480 480w');
    expect(image.getAttribute('width')).toBe('1200');
    expect(image.getAttribute('height')).toBe('800');
    expect(image.getAttribute('loading')).toBe('lazy');
  });

  it('leave a picture of another site as it is', () => {
    loading();
    render(<Picture src="https://cdn.example.com/a.png" alt="دراسة" width={10} height={10} priority />);
    const image = screen.getByRole('img', { name: 'دراسة' });
    expect(image.getAttribute('src')).toBe('https://cdn.example.com/a.png');
    expect(image.getAttribute('srcset')).toBeNull();
    expect(image.getAttribute('fetchpriority')).toBe('high');
  });

  it('give way to the mark when they do not load', async () => {
    loading();
    render(<Picture src="a.png" alt="دراسة" width={3} height={2} />);
    const image = screen.getByRole('img', { name: 'دراسة' });
    expect(image.tagName).toBe('IMG');
    image.dispatchEvent(new Event('error'));
    await waitFor(() => expect(screen.getByRole('img', { name: 'دراسة' }).tagName).toBe('SPAN'));
  });

  it('give way to the mark when they failed before the scripts arrived, or were never there', () => {
    render(<Picture src="a.png" alt="غلاف" width={3} height={2} />);
    expect(screen.getByRole('img', { name: 'غلاف' }).tagName).toBe('SPAN');
    render(<Picture src={null} alt="صورة" width={3} height={2} />);
    expect(screen.getByRole('img', { name: 'صورة' }).tagName).toBe('SPAN');
  });
});

describe('first letters of a person', () => {
  it('come from the first two names, without the article', () => {
    expect(initialsOf('سارة محمود')).toBe('س\u200cم');
    expect(initialsOf('خالد بن سعد القحطاني')).toBe('خ\u200cب');
    expect(initialsOf('نورة القحطاني')).toBe('ن\u200cق');
    expect(initialsOf('Omar')).toBe('O');
  });
});
