import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { dashboardMessage, paged } from 'shared-lib/contracts';
import { http } from 'shared-lib/http';
import { currentUrl, renderRemote, signInAs, startApi } from 'testing/remote-harness';
import { faults } from 'testing/fault-proxy';
import { afterEach, describe, expect, it } from 'vitest';
import routes from '../../routes.tsx';

const api = await startApi();
const user = userEvent.setup();
const client = { email: 'client@miqyas.example', password: 'Palm-Harvest-18' };
const consultant = { email: 'consultant@miqyas.example', password: 'Gauge-Column-16' };

const open = async (who = client, at = '/dashboard/messages') => {
  await signInAs(who);
  renderRemote({ modules: [routes], at });
  await screen.findByRole('heading', { level: 1, name: 'الرسائل' });
};
const read = async (path: string) => (await http.get(`${path}per_page=20`, paged(dashboardMessage))).data;
const shownLinks = () => [...document.querySelectorAll('main li a[href^="/dashboard/requests/"]')];
const shownTexts = () =>
  shownLinks().map((link) => link.querySelector(':scope > span:last-child > span:last-child')?.textContent);
const filter = async (name: string) =>
  within(await screen.findByRole('navigation', { name: 'تصفية الرسائل' })).getByRole('link', { name });

afterEach(() => api.clearFaults());

describe('the messages of all requests', () => {
  it('lists them newest first, each as a link to its request', async () => {
    await open();
    const messages = await read('/account/messages?');
    await waitFor(() => expect(shownTexts()).toEqual(messages.map(({ body }) => body)));
    expect(shownLinks().map((link) => link.getAttribute('href'))).toEqual(
      messages.map(({ reference, id }) => `/dashboard/requests/${reference}#message-${id}`),
    );
  });

  it('shows only what the client sent after a click on its filter', async () => {
    await open();
    await user.click(await filter('المرسلة'));
    const sent = await read('/account/messages?from=client&');
    await waitFor(() => expect(shownTexts()).toEqual(sent.map(({ body }) => body)));
    expect(currentUrl()).toBe('/dashboard/messages?show=sent');
  });

  it('shows a consultant the messages of the assigned requests', async () => {
    await open(consultant);
    const messages = await read('/consultant/messages?');
    await waitFor(() => expect(shownTexts()).toEqual(messages.map(({ body }) => body)));
  });

  it('leads from a page beyond the last one to the last page', async () => {
    await open(client, '/dashboard/messages?page=99');
    await waitFor(() => expect(currentUrl()).toBe('/dashboard/messages'));
    await waitFor(() => expect(shownTexts().length).toBeGreaterThan(0));
  });

  it('shows an error with a retry', async () => {
    api.injectFault(/account\/messages/, faults.htmlError);
    await open();
    expect(await screen.findByRole('heading', { name: 'تعذر تحميل البيانات' })).toBeTruthy();
    await api.clearFaults();
    await user.click(screen.getByRole('button', { name: 'إعادة المحاولة' }));
    await waitFor(() => expect(shownTexts().length).toBeGreaterThan(0));
  });
});
