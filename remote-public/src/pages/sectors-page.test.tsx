import { screen, waitFor, within } from '@testing-library/react';
import { faults } from 'testing/fault-proxy';
import { renderRemote, startApi } from 'testing/remote-harness';
import { afterEach, describe, expect, it } from 'vitest';
import routes from '../routes.tsx';

const api = await startApi();
const open = () => renderRemote({ modules: [routes], at: '/sectors' });
const cards = async () =>
  (await screen.findAllByRole('article')).map((card) => [
    within(card).getByRole('link').getAttribute('href'),
    ...within(card)
      .getAllByRole('definition')
      .map((figure) => figure.textContent),
  ]);

afterEach(() => api.clearFaults());

describe('the sectors page', () => {
  it('shows every sector with its three figures and a link', async () => {
    open();
    const all = await cards();
    expect(all).toHaveLength(8);
    expect(all[0]).toEqual(['/sectors/commercial', '420+', '98%', '16%']);
    expect(new Set([...document.querySelectorAll('article h3 svg')].map((icon) => icon.innerHTML)).size).toBe(8);
  });

  it('shows the three sample sectors without an error when the sectors cannot be loaded', async () => {
    api.injectFault(/public\/sectors/, faults.htmlError);
    open();
    expect(await cards()).toEqual([
      ['/sectors/commercial', '250+', '92%', '28%'],
      ['/sectors/industrial', '180+', '89%', '35%'],
      ['/sectors/technology', '150+', '94%', '45%'],
    ]);
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('keeps the sample sectors while the request is tried again, and then shows the real ones', async () => {
    api.injectFault(/public\/sectors/, faults.jsonError);
    const { queryClient } = open();
    expect(await cards()).toHaveLength(3);
    await api.clearFaults();
    api.injectFault(/public\/sectors/, faults.hang);
    const requests = () => api.requestedPaths.filter((path) => path.includes('public/sectors')).length;
    const first = requests();
    const retry = queryClient.refetchQueries();
    await waitFor(() => expect(requests()).toBeGreaterThan(first));
    expect(screen.queryByText('جاري التحميل...')).toBeNull();
    expect(await cards()).toHaveLength(3);
    await queryClient.cancelQueries();
    await retry;
    await api.clearFaults();
    await queryClient.refetchQueries();
    await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(8));
  });

  it('shows a skeleton while the sectors load', async () => {
    api.injectFault(/public\/sectors/, faults.hang);
    open();
    expect((await screen.findByText('جاري التحميل...')).closest('[aria-busy]')).toBeTruthy();
  });
});
