import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { cubitsOf, markOf, rateOf } from 'shared-lib/gauge';
import { createMemoryRouter, RouterProvider } from 'shared-lib/router/host';
import 'testing/dom-patience';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Instrument, type StudyIdea } from './instrument.tsx';

describe('the reading', () => {
  it.each([
    [-0.1, 12],
    [0, 13],
    [0.12 - 1e-13, 14],
    [0.16 + 1e-13, 15],
    [0.05, 13],
    [0.12, 14],
    [0.13, 14],
    [0.17, 15],
    [0.3, 16],
    [9, 16],
  ])('of a rate of %d is the mark %d', (rate, mark) => {
    expect(markOf(cubitsOf(rate))).toBe(mark);
  });

  it('never falls when the rate rises', () => {
    const levels = Array.from({ length: 120 }, (_, percent) => cubitsOf((percent - 50) / 100));
    expect(levels).toEqual(levels.toSorted((one, other) => one - other));
  });

  it('of a project that returns nothing is a total loss', () => {
    expect(rateOf({ capital: 1000, profit: 0, years: 5 })).toBe(-1);
  });
});

type LoadStudy = (slug: string) => Promise<StudyIdea | undefined>;

const open = (loadStudy = vi.fn<LoadStudy>()) => {
  const onReading = vi.fn<(mark: number) => void>();
  const Page = () => (
    <Instrument studies={[{ slug: 'dates', title: 'مصنع تمور' }]} loadStudy={loadStudy} onReading={onReading} />
  );
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <RouterProvider router={createMemoryRouter([{ path: '*', Component: Page }])} />
    </QueryClientProvider>,
  );
  return { onReading };
};

afterEach(cleanup);

describe('the instrument', () => {
  it('reads three figures of an idea and passes them on to the calculator', async () => {
    const { onReading } = open();
    expect(onReading).toHaveBeenLastCalledWith(15);
    fireEvent.change(screen.getByRole('slider', { name: /^صافي الربح/ }), { target: { value: '50000' } });
    expect(onReading).toHaveBeenLastCalledWith(12);
    await waitFor(() => expect(screen.getByRole('status').textContent).toContain('جوع'));
    const href = screen.getByRole('link', { name: /أكمل الحسبة/ }).getAttribute('href') ?? '';
    expect(Object.fromEntries(new URLSearchParams(href.split('?')[1]))).toMatchObject({
      fixed_capital: '550000',
      revenues_amount: '50000',
      years: '8',
    });
  });

  it('reads a study, and shows a notice when its figures cannot be loaded', async () => {
    const loadStudy = vi
      .fn<LoadStudy>()
      .mockRejectedValueOnce(new Error('no network'))
      .mockResolvedValueOnce({ capital: 880_000, profit: 300_000, years: 8, rate: 0.3 });
    const { onReading } = open(loadStudy);
    const chips = within(screen.getByRole('group', { name: 'ما يُقرأ على المقياس' }));
    fireEvent.click(chips.getByRole('button', { name: 'مصنع تمور' }));
    expect(await screen.findByText('تعذر تحميل أرقام هذه الدراسة. حاول مرة أخرى.')).toBeTruthy();
    fireEvent.click(chips.getByRole('button', { name: 'مصنع تمور' }));
    await waitFor(() => expect(onReading).toHaveBeenLastCalledWith(16));
    expect(screen.getByRole('link', { name: /أكمل الحسبة/ }).getAttribute('href')).toBe(
      '/tools/feasibility?study=dates',
    );
  });
});
