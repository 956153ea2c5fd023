// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { createBrowserRouter, RouterProvider } from 'shared-lib/router/host';
import { afterEach, describe, expect, it } from 'vitest';
import { pageNumbers, Pagination } from './pagination.tsx';

afterEach(cleanup);

describe('Pagination', () => {
  it('shows the first, last and current page and its neighbours', () => {
    expect(pageNumbers(1, 1)).toEqual([1]);
    expect(pageNumbers(1, 3)).toEqual([1, 2, 3]);
    expect(pageNumbers(1, 8)).toEqual([1, 2, 'gap-after', 8]);
    expect(pageNumbers(4, 8)).toEqual([1, 2, 3, 4, 5, 'gap-after', 8]);
    expect(pageNumbers(6, 12)).toEqual([1, 'gap-before', 5, 6, 7, 'gap-after', 12]);
  });

  it('renders links and marks the current page', async () => {
    const element = (
      <Pagination page={2} lastPage={3} hrefOf={(page) => `/blog?page=${page}`}>
        عرض 7 إلى 12 من 18
      </Pagination>
    );
    render(<RouterProvider router={createBrowserRouter([{ path: '*', element }])} />);
    const links = await screen.findAllByRole<HTMLAnchorElement>('link');
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '/blog?page=1',
      '/blog?page=1',
      '/blog?page=2',
      '/blog?page=3',
      '/blog?page=3',
    ]);
    expect(screen.getByRole('link', { current: 'page' }).textContent).toBe('2');
    expect(screen.getByRole('link', { name: 'الصفحة التالية' }).getAttribute('rel')).toBe('next');
  });
});
