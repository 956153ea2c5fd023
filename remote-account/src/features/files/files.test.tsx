import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { accountDownloads, dashboardFile, paged, requestFile, staffRequest } from 'shared-lib/contracts';
import { http, type Contract } from 'shared-lib/http';
import { connectToasts, type Toast } from 'shared-lib/toast';
import { pdfFile } from 'testing/documents';
import { multipartText } from 'testing/multipart';
import { first } from 'testing/first';
import { currentUrl, renderRemote, signInAs, startApi } from 'testing/remote-harness';
import { faults } from 'testing/fault-proxy';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import routes from '../../routes.tsx';

const api = await startApi();
const user = userEvent.setup();
const toasts: Toast[] = [];
connectToasts((toast) => toasts.push(toast));
const client = { email: 'client@miqyas.example', password: 'Palm-Harvest-18' };

const consultant = { email: 'consultant@miqyas.example', password: 'Gauge-Column-16' };
const upload = <Value,>(path: string, name: string, contract: Contract<Value>): Promise<Value> => {
  const { body, headers } = multipartText(name, pdfFile());
  return http.post(path, body, contract, { headers });
};
const detail = z.object({ data: z.object({ files: z.array(requestFile) }) });

/** A study of the client with a file from each side. */
const addFiles = async () => {
  await signInAs(consultant);
  const assigned = await http.get('/consultant/requests?kind=feasibility&view=all', paged(staffRequest));
  const reference = assigned.data.find(({ email }) => email === client.email)?.reference;
  const path = `/consultant/requests/${reference}/files`;
  const { files } = (await upload(path, 'الدراسة.pdf', detail)).data;
  await http.post(`${path}/${files.at(-1)?.id}/publish`, {}, z.unknown());
  await signInAs(client);
  await upload(`/account/requests/${reference}/files`, 'عقد الأرض.pdf', z.unknown());
};
beforeAll(addFiles);

const open = async (at: string) => {
  await signInAs(client);
  renderRemote({ modules: [routes], at });
};
const table = () => screen.findByRole('table');
const readFiles = async (query = '') =>
  (await http.get(`/account/files?per_page=20${query}`, paged(dashboardFile))).data;
const names = async () => [...(await table()).querySelectorAll('tbody b bdi')].map(({ textContent }) => textContent);

afterEach(async () => {
  toasts.length = 0;
  await api.clearFaults();
});

describe('the files of all requests', () => {
  it('lists them newest first and finds one by its name', async () => {
    await open('/dashboard/files');
    const files = await readFiles();
    expect(files.length).toBeGreaterThan(1);
    expect(await names()).toEqual(files.map(({ file }) => file.name));
    const wanted = files.at(-1)?.file.name ?? '';
    await user.type(screen.getByRole('searchbox', { name: 'ابحث باسم الملف' }), `${wanted}{Enter}`);
    await waitFor(async () => expect([...new Set(await names())]).toEqual([wanted]));
  });

  it('offers no order, because no column sorts', async () => {
    await open('/dashboard/files');
    expect(await screen.findByRole('combobox', { name: 'المصدر' })).toBeTruthy();
    expect(screen.queryByRole('combobox', { name: 'الترتيب' })).toBeNull();
  });

  it('shows why a file cannot be downloaded', async () => {
    await open('/dashboard/files');
    api.injectFault(/files\/\d+\/link/, faults.htmlError);
    await user.click(first(within(await table()).getAllByRole('button', { name: /^تنزيل / })));
    await waitFor(() => expect(toasts.map(({ title }) => title)).toEqual(['تعذر تنزيل الملف']));
  });

  it('requests a new link for each download', async () => {
    await open('/dashboard/files');
    const clicked: string[] = [];
    document.addEventListener('click', (event) => {
      if (event.target instanceof HTMLAnchorElement && event.target.hidden) {
        event.preventDefault();
        clicked.push(event.target.href);
      }
    });
    await user.click(first(within(await table()).getAllByRole('button', { name: /^تنزيل / })));
    await waitFor(() => expect(clicked).toHaveLength(1));
    expect(clicked[0]).toMatch(/\/api\/files\//);
  });
});

describe('the downloads', () => {
  it('shows the newest versions of the files of the company and the downloaded studies', async () => {
    await open('/dashboard/downloads');
    const { files } = (await http.get('/account/downloads', z.object({ data: accountDownloads }))).data;
    const panel = (await screen.findByRole('heading', { name: 'ملفات من فريقنا' })).closest('section');
    expect(files.length).toBeGreaterThan(0);
    expect([...(panel?.querySelectorAll('li b bdi') ?? [])].map(({ textContent }) => textContent)).toEqual(
      files.map(({ file }) => file.name),
    );
    expect(screen.getByRole('heading', { name: 'دراسات نزّلتها' })).toBeTruthy();
  });
});

describe('pages of another role', () => {
  it('does not open the files of clients for a consultant', async () => {
    await signInAs(consultant);
    const consoleError = console.error;
    console.error = () => undefined;
    renderRemote({ modules: [routes], at: '/dashboard/files' });
    expect(await screen.findByText(/403/)).toBeTruthy();
    console.error = consoleError;
    expect(currentUrl()).toBe('/dashboard/files');
  });
});
