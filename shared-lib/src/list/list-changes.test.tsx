// @vitest-environment happy-dom
import { act, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'shared-lib/router/host';
import { expect, test } from 'vitest';
import type { ListShape } from './list-definition.ts';
import { useListState, type ListControls } from './list-state.ts';

const shape: ListShape = {
  columns: [{ key: 'name', sortable: true }],
  filters: [{ kind: 'choice', key: 'role', label: '', anyLabel: '', options: [{ value: 'client', label: '' }] }],
  defaultSort: { key: 'name', direction: 'ascending' },
};

test('a filter that is chosen while the page still follows a search adds to it', async () => {
  const arrived = Promise.withResolvers<null>();
  let controls: ListControls | undefined;
  const List = () => {
    controls = useListState(shape);
    return <p>{JSON.stringify([controls.state.q, controls.state.filters])}</p>;
  };
  const loader = ({ request }: { request: Request }) => (request.url.includes('?') ? arrived.promise : null);
  const router = createMemoryRouter([{ path: '/list', element: <List />, loader, HydrateFallback: () => null }], {
    initialEntries: ['/list'],
  });
  render(<RouterProvider router={router} />);
  await screen.findByText('["",{}]');
  await act(async () => controls?.change({ filters: { role: ['client'] } }));
  await act(async () => controls?.change({ q: 'سعر' }, { replace: true }));
  arrived.resolve(null);
  expect(await screen.findByText('["سعر",{"role":["client"]}]')).toBeTruthy();
});
