import { screen, within } from '@testing-library/react';
import { faults, type Fault } from 'shared-lib/testing/fault-proxy';
import { openRoom, startApi } from 'shared-lib/testing/room';
import { afterEach, expect, it } from 'vitest';
import routes from '../routes.tsx';

const api = await startApi();
const open = () => openRoom({ doors: [routes], at: '/' });
/** Looked for by its words first: roles take long to tell in a page of this length. */
const blockOf = async (title: string) =>
  within((await screen.findByText(title, { selector: 'h2' })).closest('section') as HTMLElement);
const nothing: Fault = {
  kind: 'answer',
  status: 200,
  type: 'application/json',
  body: JSON.stringify({ data: [], meta: { page: 1, per_page: 3, total: 0, last_page: 1 } }),
};

afterEach(() => api.heal());

it.each([
  ['أحدث الدراسات المجانية', 'كل الدراسات', '/free-studies', '/studies/'],
  ['أحدث المقالات', 'كل المقالات', '/blog', '/blog/'],
])('the home page ends with three of «%s», and leads to all of them', async (title, all, to, below) => {
  open();
  const block = await blockOf(title);
  const cards = block.getAllByRole('article');
  expect(cards).toHaveLength(3);
  for (const card of cards) expect(within(card).getByRole('link').getAttribute('href')?.startsWith(below)).toBe(true);
  expect(block.getByRole('link', { name: all }).getAttribute('href')).toBe(to);
});

it.each([
  ['there are none', nothing],
  ['they cannot be had', faults.jsonError],
])('shows nothing of the studies when %s, and the articles all the same', async (_why, fault) => {
  api.break(/public\/studies/, fault);
  open();
  await blockOf('أحدث المقالات');
  await expect.poll(() => api.seen.some((path) => path.startsWith('/api/public/studies'))).toBe(true);
  expect(screen.queryByText('أحدث الدراسات المجانية')).toBeNull();
});
