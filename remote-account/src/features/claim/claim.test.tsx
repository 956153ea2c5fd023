import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { signIn } from 'shared-lib/api';
import { receipt } from 'shared-lib/contracts';
import { http } from 'shared-lib/http';
import { currentUrl, renderRemote, signInAs, startApi } from 'testing/remote-harness';
import { faults } from 'testing/fault-proxy';
import { afterEach, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import routes from '../../routes.tsx';

const api = await startApi();
const user = userEvent.setup();
const accounts = {
  admin: { email: 'admin@miqyas.example', password: 'Nilometer-2015' },
  client: { email: 'client@miqyas.example', password: 'Palm-Harvest-18' },
  otherClient: { email: 'client2@miqyas.example', password: 'River-Delta-19' },
  consultant: { email: 'consultant@miqyas.example', password: 'Gauge-Column-16' },
};

/** Sends a contact message as a visitor. @returns the path of its claim link and its reference */
const sendAsVisitor = async () => {
  const message = {
    name: 'سالم',
    email: 'salem@example.com',
    phone: '',
    company: '',
    subject: 'مزرعة',
    message: `كم تستغرق الدراسة؟ ${crypto.randomUUID()}`,
  };
  const { data } = await http.post('/public/contact', message, receipt);
  if (!data) throw new Error('The API stored no request.');
  return { at: new URL(data.claim_url).pathname, reference: data.reference };
};
const open = (at: string) => renderRemote({ modules: [routes], at });
const heading = (name: string) => screen.findByRole('heading', { level: 2, name });
const attachButton = () => screen.findByRole<HTMLButtonElement>('button', { name: 'ربط الطلب بحسابي' });
const anyBody = z.unknown();
/** Attaches the request to another account without changing the session of this page. */
const attachToAccount = async (who: keyof typeof accounts, at: string) => {
  const { token } = await signIn(accounts[who]);
  await http.post('/account/claims', { token: at.split('/').at(-1) }, anyBody, {
    headers: { Authorization: `Bearer ${token}` },
  });
};

afterEach(() => api.clearFaults());

describe('a visitor with a claim link', () => {
  it('shows only enough of the request to recognise it', async () => {
    const { at, reference } = await sendAsVisitor();
    open(at);
    expect((await screen.findByText(reference)).getAttribute('dir')).toBe('ltr');
    expect(screen.getByRole('heading', { level: 1, name: 'متابعة طلبك' })).toBeTruthy();
    expect(screen.getByText('رسالة')).toBeTruthy();
    expect(screen.getByText('s•••@example.com').getAttribute('dir')).toBe('ltr');
    expect(document.body.textContent).not.toContain('سالم');
    expect(document.body.textContent).not.toContain('مزرعة');
  });

  it('offers login and registration, which both return here', async () => {
    const { at } = await sendAsVisitor();
    open(at);
    await heading('سجّل الدخول لربط الطلب بحسابك');
    const next = encodeURIComponent(at);
    expect(screen.getByRole('link', { name: 'تسجيل الدخول' }).getAttribute('href')).toBe(`/auth?next=${next}`);
    expect(screen.getByRole('link', { name: 'إنشاء حساب' }).getAttribute('href')).toBe(
      `/auth?mode=register&next=${next}`,
    );
  });

  it('returns after signing in and attaches nothing by itself', async () => {
    const { at } = await sendAsVisitor();
    open(at);
    await user.click(await screen.findByRole('link', { name: 'تسجيل الدخول' }));
    await user.type(await screen.findByLabelText(/^البريد الإلكتروني/), accounts.client.email);
    await user.type(screen.getByLabelText(/^كلمة المرور/, { selector: 'input' }), accounts.client.password);
    api.requestedPaths.length = 0;
    await user.click(screen.getByRole('button', { name: 'تسجيل الدخول' }));
    expect(await attachButton()).toBeTruthy();
    expect(currentUrl()).toBe(at);
    expect(api.requestedPaths).not.toContain('/api/account/claims');
  });

  it('shows that the request already belongs to an account', async () => {
    const { at } = await sendAsVisitor();
    await attachToAccount('client', at);
    open(at);
    await heading('هذا الطلب مرتبط بحساب');
    expect(screen.queryByRole('link', { name: 'إنشاء حساب' })).toBeNull();
  });
});

describe('a client with a claim link', () => {
  it('attaches the request with one click and leads to its page', async () => {
    const { at } = await sendAsVisitor();
    await signInAs(accounts.client);
    open(at);
    const button = await attachButton();
    expect(screen.getByText(accounts.client.email).getAttribute('dir')).toBe('ltr');
    await user.dblClick(button);
    expect((await heading('تم ربط الطلب بحسابك')).contains(document.activeElement)).toBe(true);
    expect(screen.getByRole('link', { name: 'فتح الطلب' }).getAttribute('href')).toMatch(
      /^\/dashboard\/requests\/(?:CT|CN|FS)-\d{4}-\d{6}$/,
    );
    expect(screen.queryByRole('button', { name: 'ربط الطلب بحسابي' })).toBeNull();
  });

  it('shows that the request already belongs to this account', async () => {
    const { at } = await sendAsVisitor();
    await attachToAccount('client', at);
    await signInAs(accounts.client);
    open(at);
    await heading('هذا الطلب مرتبط بحسابك');
    expect(screen.getByRole('link', { name: 'فتح الطلب' }).getAttribute('href')).toMatch(/^\/dashboard\/requests\/./);
  });

  it('shows that the request belongs to another account', async () => {
    const { at } = await sendAsVisitor();
    await attachToAccount('otherClient', at);
    await signInAs(accounts.client);
    open(at);
    await heading('هذا الطلب مرتبط بحساب آخر');
    expect(screen.getByRole('link', { name: 'تواصل معنا' }).getAttribute('href')).toBe('/contact?tab=contact');
  });

  it('shows the same when another account attaches it first', async () => {
    const { at } = await sendAsVisitor();
    await signInAs(accounts.client);
    open(at);
    const button = await attachButton();
    await attachToAccount('otherClient', at);
    await user.click(button);
    expect(await heading('هذا الطلب مرتبط بحساب آخر')).toBeTruthy();
  });

  it('keeps the button and shows the reason when the request fails', async () => {
    const { at } = await sendAsVisitor();
    await signInAs(accounts.client);
    open(at);
    api.injectFault(/account\/claims/, faults.htmlError);
    await user.click(await attachButton());
    expect((await screen.findByRole('alert')).textContent).toBe(
      'تعذر ربط الطلب بحسابك. حدث خطأ غير متوقع في الخادم. أعد المحاولة بعد قليل.',
    );
    await api.clearFaults();
    await user.click(await attachButton());
    await heading('تم ربط الطلب بحسابك');
  });

  it('offers login and registration when the session has ended', async () => {
    const { at } = await sendAsVisitor();
    await signInAs(accounts.client);
    open(at);
    const button = await attachButton();
    await http.post('/auth/logout', {}, anyBody);
    await user.click(button);
    expect(await heading('سجّل الدخول لربط الطلب بحسابك')).toBeTruthy();
  });
});

describe('staff with a claim link', () => {
  it.each([
    ['admin', '/admin'],
    ['consultant', '/dashboard'],
  ] as const)('shows %s that requests belong to clients', async (who, home) => {
    const { at } = await sendAsVisitor();
    await signInAs(accounts[who]);
    open(at);
    await heading('الطلبات تُربط بحسابات العملاء');
    expect(screen.getByRole('link', { name: 'الانتقال إلى لوحة التحكم' }).getAttribute('href')).toBe(home);
    expect(screen.queryByRole('button', { name: 'ربط الطلب بحسابي' })).toBeNull();
  });
});

describe('a claim link that fails', () => {
  it('can be retried after a server error', async () => {
    const { at, reference } = await sendAsVisitor();
    api.injectFault(/public\/claims/, faults.htmlError);
    open(at);
    await waitFor(() =>
      expect(screen.getByRole('alert').textContent).toContain('تعذر عرض الطلب. حدث خطأ غير متوقع في الخادم.'),
    );
    await api.clearFaults();
    await user.click(screen.getByRole('button', { name: 'إعادة المحاولة' }));
    expect(await screen.findByText(reference)).toBeTruthy();
  });

  it.each(['/claim/no-such-link', `/claim/${'x'.repeat(300)}`])(
    'is reported as invalid after one request: %s',
    async (at) => {
      api.requestedPaths.length = 0;
      open(at);
      expect((await screen.findByRole('status')).textContent).toBeTruthy();
      expect(await screen.findByText('هذا الرابط غير صالح')).toBeTruthy();
      expect(api.requestedPaths).toHaveLength(1);
      expect(await heading('استعادة روابط طلباتك')).toBeTruthy();
    },
  );
});

describe('lost claim links', () => {
  const email = () => screen.getByLabelText<HTMLInputElement>(/^البريد الإلكتروني/);
  const submit = () => user.click(screen.getByRole('button', { name: 'إرسال الروابط' }));

  it('are sent by e-mail, with the same message for every e-mail address', async () => {
    await sendAsVisitor();
    open('/claim');
    await heading('استعادة روابط طلباتك');
    for (const typed of ['salem@example.com', 'nobody@example.com']) {
      await user.type(email(), typed);
      await submit();
      const status = await screen.findByRole('status');
      expect(status.textContent).toContain('إن كان لهذا البريد طلبات لدينا فستصلك روابطها خلال دقائق.');
      expect(screen.getByText(typed).getAttribute('dir')).toBe('ltr');
      await waitFor(() => expect(status.parentElement).toBe(document.activeElement));
      await user.click(screen.getByRole('button', { name: 'إرسال إلى بريد آخر' }));
    }
  });

  it('require an e-mail address', async () => {
    open('/claim');
    await heading('استعادة روابط طلباتك');
    await submit();
    expect(await screen.findByText('البريد الإلكتروني مطلوب')).toBeTruthy();
  });

  it('keep the typed e-mail address when the request fails', async () => {
    open('/claim');
    await heading('استعادة روابط طلباتك');
    api.injectFault(/lost-reference/, faults.htmlError);
    await user.type(email(), 'salem@example.com');
    await submit();
    expect((await screen.findByRole('alert')).textContent).toBe('تعذر إرسال الروابط. أعد المحاولة بعد قليل.');
    expect(email().value).toBe('salem@example.com');
  });
});
