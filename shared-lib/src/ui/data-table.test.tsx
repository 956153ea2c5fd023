// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { DataTable, type TableColumn, type Sort } from './data-table.tsx';

const user = userEvent.setup();
afterEach(cleanup);

describe('DataTable', () => {
  interface Article {
    id: number;
    title: string;
    views: number;
  }
  const rows: Article[] = [
    { id: 1, title: 'نقطة التعادل', views: 2184 },
    { id: 2, title: 'تحليل الحساسية', views: 0 },
  ];
  const columns: TableColumn<Article>[] = [
    { key: 'title', label: 'العنوان', cell: (row) => <b>{row.title}</b>, sortable: true, title: true },
    { key: 'views', label: 'المشاهدات', cell: (row) => row.views, numeric: true, sortable: true },
    {
      key: 'share',
      label: 'النسبة',
      cell: (row) => (
        <>
          <a href="/">{`قائمة ${row.id}`}</a> (5%)
        </>
      ),
    },
    { key: 'actions', label: 'إجراءات', cell: () => <button type="button">تعديل</button>, hideLabel: true },
  ];
  const Articles = () => {
    const [sort, setSort] = useState<Sort>({ key: 'title', direction: 'ascending' });
    const [selected, setSelected] = useState<readonly number[]>([]);
    return (
      <DataTable<Article>
        caption="المقالات"
        rows={rows}
        keyOf={(row) => row.id}
        columns={columns}
        sort={sort}
        onSort={setSort}
        selection={{
          isSelected: (row) => selected.includes(row.id),
          toggle: ({ id }) =>
            setSelected(selected.includes(id) ? selected.filter((one) => one !== id) : [...selected, id]),
          toggleAll: (on) => setSelected(on ? rows.map((row) => row.id) : []),
          labelOf: (row) => `تحديد ${row.title}`,
          allLabel: 'تحديد كل المقالات',
        }}
      />
    );
  };

  it('keeps the parts of a cell together beside the label of a stacked row', () => {
    render(<Articles />);
    const cell = screen.getByRole('link', { name: 'قائمة 1' }).closest('td');
    expect(cell?.childNodes).toHaveLength(1);
    expect(cell?.textContent).toBe('قائمة 1 (5%)');
  });

  it('sets aria-sort and changes the sort when a header is clicked', async () => {
    render(<Articles />);
    const header = (name: string) => screen.getByRole('columnheader', { name });
    expect(header('العنوان').getAttribute('aria-sort')).toBe('ascending');
    expect(header('المشاهدات').getAttribute('aria-sort')).toBe('none');
    await user.click(screen.getByRole('button', { name: 'العنوان' }));
    expect(header('العنوان').getAttribute('aria-sort')).toBe('descending');
    await user.click(screen.getByRole('button', { name: 'المشاهدات' }));
    expect(header('المشاهدات').getAttribute('aria-sort')).toBe('ascending');
  });

  it('selects single rows and all rows, and shows the indeterminate state', async () => {
    render(<Articles />);
    const all = screen.getByRole<HTMLInputElement>('checkbox', { name: 'تحديد كل المقالات' });
    await user.click(screen.getByRole('checkbox', { name: 'تحديد نقطة التعادل' }));
    expect(all.indeterminate).toBe(true);
    await user.click(all);
    expect(all.checked).toBe(true);
    expect(all.indeterminate).toBe(false);
    await user.click(all);
    expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'تحديد نقطة التعادل' }).checked).toBe(false);
  });

  it('labels cells for phones, where the header row is hidden', () => {
    render(<Articles />);
    expect(screen.getByText('2184').closest('td')?.getAttribute('data-label')).toBe('المشاهدات');
    expect(screen.getByText('نقطة التعادل').closest('td')?.getAttribute('data-label')).toBeNull();
  });
});
