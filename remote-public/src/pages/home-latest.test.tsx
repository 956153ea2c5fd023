import { screen, within } from '@testing-library/react';
import { faults, type Fault } from 'testing/fault-proxy';
import { renderRemote, startApi } from 'testing/remote-harness';
import { afterEach, expect, it } from 'vitest';
import routes from '../routes.tsx';

const api = await startApi();
const open = () => renderRemote({ modules: [routes], at: '/' });
/** Found by its text: queries by role are slow on a page of this length. */
const blockOf = async (title: string) =>
  within((await screen.findByText(title, { selector: 'h2' })).closest('section') as HTMLElement);
const emptyList: Fault = {
  kind: 'response',
  status: 200,
  type: 'application/json',
  body: JSON.stringify({ data: [], meta: { page: 1, per_page: 3, total: 0, last_page: 1 } }),
};

afterEach(() => api.clearFaults());

it.each([
  ['أحدث الدراسات المجانية', 'كل الدراسات', '/free-studies', '/studies/'],
  ['أحدث المقالات', 'كل المقالات', '/blog', '/blog/'],
])('the home page shows three cards of «%s» and links to the full list', async (title, all, to, below) => {
  open();
  const block = await blockOf(title);
  const cards = block.getAllByRole('article');
  expect(cards).toHaveLength(3);
  for (const card of cards) expect(within(card).getByRole('link').getAttribute('href')?.startsWith(below)).toBe(true);
  expect(block.getByRole('link', { name: all }).getAttribute('href')).toBe(to);
});

it.each([
  ['there are none', emptyList],
  ['they cannot be loaded', faults.jsonError],
])('the home page hides the studies when %s and still shows the articles', async (_reason, fault) => {
  api.injectFault(/public\/studies/, fault);
  open();
  await blockOf('أحدث المقالات');
  await expect.poll(() => api.requestedPaths.some((path) => path.startsWith('/api/public/studies'))).toBe(true);
  expect(screen.queryByText('أحدث الدراسات المجانية')).toBeNull();
});
