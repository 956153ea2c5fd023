import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { accountSummary, ownConsultantProfile } from 'shared-lib/contracts';
import { http } from 'shared-lib/http';
import { session } from 'shared-lib/session';
import { pdfFile } from 'testing/documents';
import { multipartText } from 'testing/multipart';
import { currentUrl, renderRemote, signInAs, startApi } from 'testing/remote-harness';
import { faults } from 'testing/fault-proxy';
import { connectToasts, type Toast } from 'shared-lib/toast';
import { afterEach, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import routes from '../../routes.tsx';
import { sendStudy } from '../../testing/demo-studies.ts';

const api = await startApi();
const user = userEvent.setup();
const toasts: Toast[] = [];
connectToasts((toast) => toasts.push(toast));

const accounts = {
  admin: { email: 'admin@miqyas.example', password: 'Nilometer-2015' },
  client: { email: 'client@miqyas.example', password: 'Palm-Harvest-18' },
  consultant: { email: 'consultant@miqyas.example', password: 'Gauge-Column-16' },
  pending: { email: 'pending@miqyas.example', password: 'Waiting-Room-17' },
};
const openAs = async (who: keyof typeof accounts) => {
  const signedIn = await signInAs(accounts[who]);
  renderRemote({ modules: [routes], at: '/dashboard' });
  return signedIn.user;
};

afterEach(async () => {
  toasts.length = 0;
  await api.clearFaults();
});

const panel = async (name: RegExp) => {
  const section = (await screen.findByRole('heading', { level: 2, name })).closest('section');
  if (!section) throw new Error('The heading is outside a panel.');
  return within(section);
};
const readSummary = async () => (await http.get('/account/summary', z.object({ data: accountSummary }))).data;

describe('the client home', () => {
  it('shows a greeting and what waits for the client, the first action as the primary one', async () => {
    const account = await openAs('client');
    expect(await screen.findByRole('heading', { level: 1, name: `مرحباً، ${account.name.split(' ')[0]}` })).toBeTruthy();
    const { required, required_total, documents = [] } = await readSummary();
    expect(required_total).toBeGreaterThan(0);
    const { findByText, getAllByRole } = await panel(/^المطلوب منك الآن/);
    const [first] = required;
    if (!first) throw new Error('The seed has no action for the client.');
    expect(await findByText(first.reference)).toBeTruthy();
    expect(getAllByRole('listitem')).toHaveLength(Math.min(5, required.length) + documents.length);
    expect(getAllByRole('link')[0]?.getAttribute('href')).toMatch(
      new RegExp(`^/dashboard/requests/${first.reference}#`),
    );
  });

  it('begins the line of an appointment with its day and time, and greets by the first name', async () => {
    await openAs('client');
    const { findByRole } = await panel(/^المطلوب منك الآن/);
    expect(await findByRole('link', { name: /^(?:اليوم|غداً|\d+ \S+) \d+:\d{2}\s[صم]، استشارة: / })).toBeTruthy();
    expect(screen.getByRole('heading', { level: 1, name: 'مرحباً، سالم' })).toBeTruthy();
    expect(screen.getByText(/^(?:الأحد|الاثنين|الثلاثاء|الأربعاء|الخميس|الجمعة|السبت) \d+ \S+ \d{4}\. /)).toBeTruthy();
  });

  it('shows the active requests with their next step and a link to all requests', async () => {
    await openAs('client');
    const { findAllByText, getByRole } = await panel(/^الطلبات الجارية/);
    expect((await findAllByText('الخطوة التالية:', { exact: false })).length).toBeGreaterThan(0);
    expect(getByRole('link', { name: 'كل الطلبات' }).getAttribute('href')).toBe('/dashboard/requests');
  });

  it('shows unread messages and links to the published studies', async () => {
    await openAs('client');
    expect(await panel(/^رسائل غير مقروءة/)).toBeTruthy();
    const { findAllByRole } = await panel(/^دراسات قد تفيدك/);
    await waitFor(async () =>
      expect((await findAllByRole('link')).some((link) => link.getAttribute('href')?.startsWith('/studies/'))).toBe(
        true,
      ),
    );
  });

  it('shows the first steps and no empty panels to a client without requests', async () => {
    const email = `new-${crypto.randomUUID().slice(0, 8)}@example.com`;
    const password = 'Desert-Lark-77';
    await http.post(
      '/auth/register',
      { name: 'منى الدوسري', email, password, password_confirmation: password, role: 'client' },
      z.unknown(),
    );
    await signInAs({ email, password });
    renderRemote({ modules: [routes], at: '/dashboard' });
    expect(await screen.findByRole('heading', { name: 'ابدأ من فكرة مشروعك' })).toBeTruthy();
    expect(screen.getByRole('link', { name: /اطلب دراسة جدوى/ }).getAttribute('href')).toBe(
      '/dashboard/new?kind=feasibility',
    );
    expect(screen.queryByRole('heading', { name: /^المطلوب منك الآن/ })).toBeNull();
  });

  it('lists the documents that a request still waits for, with the way to their list', async () => {
    const reference = await sendStudy('مصنع طوب');
    await signInAs(accounts.admin);
    const items = [{ title: 'صك الأرض' }, { title: 'السجل التجاري', due_at: '2099-01-01T09:00:00.000Z' }];
    await http.post(`/admin/requests/${reference}/checklist`, { items }, z.unknown());
    await openAs('client');
    const { findByRole, getByText } = await panel(/^المطلوب منك الآن/);
    const link = await findByRole('link', { name: 'مستندات ننتظرها منك: مصنع طوب' });
    expect(link.getAttribute('href')).toBe(`/dashboard/requests/${reference}?at=checklist`);
    expect(getByText('السجل التجاري، صك الأرض')).toBeTruthy();
  });

  it('shows that nothing is required when no request waits for the client', async () => {
    const summary = await signInAs(accounts.client).then(readSummary);
    api.injectFault(/account\/summary/, {
      kind: 'response',
      status: 200,
      type: 'application/json',
      body: JSON.stringify({ data: { ...summary, required: [], required_total: 0, documents: [] } }),
    });
    renderRemote({ modules: [routes], at: '/dashboard' });
    const { findByText } = await panel(/^المطلوب منك الآن/);
    expect(await findByText('لا شيء مطلوب منك الآن. نخبرك هنا وبالبريد حين نحتاج إلى ردك.')).toBeTruthy();
  });

  it('shows an error with a retry in the panel that failed, and the other panels', async () => {
    api.injectFault(/account\/summary/, faults.htmlError);
    await openAs('client');
    const { findByText, getByRole } = await panel(/^المطلوب منك الآن/);
    expect(await findByText(/^تعذر تحميل الملخص/)).toBeTruthy();
    expect(await panel(/^الطلبات الجارية/)).toBeTruthy();
    await api.clearFaults();
    await user.click(getByRole('button', { name: 'إعادة المحاولة' }));
    const { required } = await readSummary();
    expect(
      await screen.findByText(`${required[0]?.reference}`, { selector: 'section:first-of-type bdi' }),
    ).toBeTruthy();
  });

  it('stays rendered when the session ends, so that the user can sign in again on top of it', async () => {
    const account = await openAs('client');
    await screen.findByRole('heading', { level: 1 });
    act(() => session.signOut());
    expect(screen.getByRole('heading', { level: 1, name: `مرحباً، ${account.name.split(' ')[0]}` })).toBeTruthy();
    expect(currentUrl()).toBe('/dashboard');
  });
});

describe('signing out', () => {
  it('goes to the site’s home page, even when the dashboard is just being rendered', async () => {
    await signInAs(accounts.client);
    const home = Promise.withResolvers<null>();
    const slowHome = () => [{ path: '/', loader: () => home.promise, element: <h1>الرئيسية</h1> }];
    const { router } = renderRemote({ modules: [routes, slowHome], at: '/dashboard' });
    // Does what the shell does on «sign out», between the end of the navigation and the first render of the page.
    const stop = router.subscribe(({ initialized, location }) => {
      if (!initialized || location.pathname !== '/dashboard') return;
      stop();
      queueMicrotask(() => {
        session.signOut();
        void router.navigate('/');
      });
    });
    await waitFor(() => expect(session.get().status).toBe('guest'));
    await waitFor(() => expect(document.querySelector('[aria-busy]')).toBeTruthy());
    home.resolve(null);
    expect(await screen.findByRole('heading', { name: 'الرئيسية' })).toBeTruthy();
    expect(currentUrl()).toBe('/');
  });
});

describe('other users of /dashboard', () => {
  it('redirects an administrator to /admin', async () => {
    await openAs('admin');
    await waitFor(() => expect(currentUrl()).toBe('/admin'));
  });

  it('redirects a guest to the login', async () => {
    renderRemote({ modules: [routes], at: '/dashboard' });
    await waitFor(() => expect(currentUrl()).toBe('/auth?next=%2Fdashboard'));
  });

  it('shows an approved consultant the queue', async () => {
    await openAs('consultant');
    expect(await screen.findByRole('heading', { level: 1, name: 'قائمة العمل' })).toBeTruthy();
  });
});

describe('a pending consultant', () => {
  it('sees the approval progress and no requests', async () => {
    await openAs('pending');
    expect(await screen.findByRole('heading', { level: 1, name: 'حسابك بانتظار الموافقة' })).toBeTruthy();
    expect(screen.queryByRole('heading', { name: 'قائمة العمل' })).toBeNull();
    expect(screen.queryByRole('link', { name: /^الطلبات المسندة/ })).toBeNull();
  });

  it('can check the status', async () => {
    await openAs('pending');
    await user.click(await screen.findByRole('button', { name: 'تحديث الحالة' }));
    await waitFor(() => expect(toasts.map(({ title }) => title)).toEqual(['الحساب ما زال قيد المراجعة']));
  });

  it('writes specialty and curriculum vitae, which stay after a reload', async () => {
    await openAs('pending');
    await user.click(await screen.findByRole('button', { name: 'حفظ الملف' }));
    expect(await screen.findAllByText('هذا الحقل مطلوب')).toHaveLength(2);
    await user.type(screen.getByLabelText(/^التخصص/), 'الصناعات الغذائية');
    await user.type(screen.getByLabelText(/^السيرة المهنية/), 'عشر سنوات في دراسة المصانع.');
    await user.click(screen.getByRole('button', { name: 'حفظ الملف' }));
    await waitFor(() => expect(toasts.map(({ title }) => title)).toEqual(['حُفظ ملفك']));
    const { data } = await http.get('/account/consultant-profile', z.object({ data: ownConsultantProfile }));
    expect(data).toMatchObject({ specialty: 'الصناعات الغذائية', cv: 'عشر سنوات في دراسة المصانع.' });
  });

  it('sees the curriculum vitae that was sent as a file, and removes it', async () => {
    await signInAs(accounts.pending);
    const { body, headers } = multipartText('سيرتي.pdf', pdfFile());
    await http.post('/account/consultant-profile/file', body, z.object({}), { headers });
    await openAs('pending');
    const part = within(await screen.findByRole('region', { name: 'ملف السيرة' }));
    expect(part.getByLabelText(/^اختر ملفاً آخر/).getAttribute('accept')).toBe('.pdf,.docx');
    expect(await part.findByRole('button', { name: 'تنزيل سيرتي.pdf' })).toBeTruthy();
    await user.click(part.getByRole('button', { name: 'حذف سيرتي.pdf' }));
    await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'حذف الملف' }));
    await waitFor(() => expect(part.queryByText('سيرتي.pdf')).toBeNull());
    expect(toasts.at(-1)?.title).toBe('حُذف ملف السيرة');
    const { data } = await http.get('/account/consultant-profile', z.object({ data: ownConsultantProfile }));
    expect(data.file).toBeNull();
  });

  it('sees the consultant home as soon as the account is approved', async () => {
    const account = await openAs('pending');
    api.injectFault(/auth\/me/, {
      kind: 'response',
      status: 200,
      type: 'application/json',
      body: JSON.stringify({ data: { ...account, status: 'active' } }),
    });
    await user.click(await screen.findByRole('button', { name: 'تحديث الحالة' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'قائمة العمل' })).toBeTruthy();
  });

  it('sees an error toast when the status check fails', async () => {
    await openAs('pending');
    api.injectFault(/auth\/me/, faults.htmlError);
    await user.click(await screen.findByRole('button', { name: 'تحديث الحالة' }));
    await waitFor(() =>
      expect(toasts).toEqual([
        {
          tone: 'failure',
          title: 'تعذر تحديث الحالة',
          description: 'حدث خطأ غير متوقع في الخادم. أعد المحاولة بعد قليل.',
        },
      ]),
    );
  });
});
