import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { signIn } from 'shared-lib/api';
import { receipt } from 'shared-lib/contracts';
import { http } from 'shared-lib/http';
import { address, openRoom, signInAs, startApi } from 'shared-lib/testing/room';
import { faults } from 'shared-lib/testing/fault-proxy';
import { afterEach, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import routes from '../../routes.tsx';

const api = await startApi();
const person = userEvent.setup();
const people = {
  admin: { email: 'admin@miqyas.example', password: 'Nilometer-2015' },
  client: { email: 'client@miqyas.example', password: 'Palm-Harvest-18' },
  otherClient: { email: 'client2@miqyas.example', password: 'River-Delta-19' },
  consultant: { email: 'consultant@miqyas.example', password: 'Gauge-Column-16' },
};

/** Sends a message as a visitor; the path of its link and its reference. */
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
  if (!data) throw new Error('nothing was stored');
  return { at: new URL(data.claim_url).pathname, reference: data.reference };
};
const open = (at: string) => openRoom({ doors: [routes], at });
const heading = (name: string) => screen.findByRole('heading', { level: 2, name });
const attachButton = () => screen.findByRole<HTMLButtonElement>('button', { name: 'ربط الطلب بحسابي' });
const anything = z.unknown();
/** Attaches the request elsewhere: the session of this page stays what it is. */
const attachTo = async (who: keyof typeof people, at: string) => {
  const { token } = await signIn(people[who]);
  await http.post('/account/claims', { token: at.split('/').at(-1) }, anything, {
    headers: { Authorization: `Bearer ${token}` },
  });
};

afterEach(() => api.heal());

describe('a visitor with the link of a request', () => {
  it('recognises the request, and no more of it than that', async () => {
    const { at, reference } = await sendAsVisitor();
    open(at);
    expect((await screen.findByText(reference)).getAttribute('dir')).toBe('ltr');
    expect(screen.getByRole('heading', { level: 1, name: 'متابعة طلبك' })).toBeTruthy();
    expect(screen.getByText('رسالة')).toBeTruthy();
    expect(screen.getByText('s•••@example.com').getAttribute('dir')).toBe('ltr');
    expect(document.body.textContent).not.toContain('سالم');
    expect(document.body.textContent).not.toContain('مزرعة');
  });

  it('is offered both ways in, which lead back here', async () => {
    const { at } = await sendAsVisitor();
    open(at);
    await heading('سجّل الدخول لربط الطلب بحسابك');
    const next = encodeURIComponent(at);
    expect(screen.getByRole('link', { name: 'تسجيل الدخول' }).getAttribute('href')).toBe(`/auth?next=${next}`);
    expect(screen.getByRole('link', { name: 'إنشاء حساب' }).getAttribute('href')).toBe(
      `/auth?mode=register&next=${next}`,
    );
  });

  it('comes back after signing in, and nothing is attached before it is asked for', async () => {
    const { at } = await sendAsVisitor();
    open(at);
    await person.click(await screen.findByRole('link', { name: 'تسجيل الدخول' }));
    await person.type(screen.getByLabelText(/^البريد الإلكتروني/), people.client.email);
    await person.type(screen.getByLabelText(/^كلمة المرور/, { selector: 'input' }), people.client.password);
    api.seen.length = 0;
    await person.click(screen.getByRole('button', { name: 'تسجيل الدخول' }));
    expect(await attachButton()).toBeTruthy();
    expect(address()).toBe(at);
    expect(api.seen).not.toContain('/api/account/claims');
  });

  it('is told when an account has it already', async () => {
    const { at } = await sendAsVisitor();
    await attachTo('client', at);
    open(at);
    await heading('هذا الطلب مرتبط بحساب');
    expect(screen.queryByRole('link', { name: 'إنشاء حساب' })).toBeNull();
  });
});

describe('a client with the link of a request', () => {
  it('attaches it by one press and is led on', async () => {
    const { at } = await sendAsVisitor();
    await signInAs(people.client);
    open(at);
    const button = await attachButton();
    expect(screen.getByText(people.client.email).getAttribute('dir')).toBe('ltr');
    await person.dblClick(button);
    expect((await heading('تم ربط الطلب بحسابك')).contains(document.activeElement)).toBe(true);
    expect(screen.getByRole('link', { name: 'الانتقال إلى لوحة التحكم' }).getAttribute('href')).toBe('/dashboard');
    expect(screen.queryByRole('button', { name: 'ربط الطلب بحسابي' })).toBeNull();
  });

  it('sees that it is in this account already', async () => {
    const { at } = await sendAsVisitor();
    await attachTo('client', at);
    await signInAs(people.client);
    open(at);
    await heading('هذا الطلب مرتبط بحسابك');
    expect(screen.getByRole('link', { name: 'الانتقال إلى لوحة التحكم' })).toBeTruthy();
  });

  it('sees that another account has it', async () => {
    const { at } = await sendAsVisitor();
    await attachTo('otherClient', at);
    await signInAs(people.client);
    open(at);
    await heading('هذا الطلب مرتبط بحساب آخر');
    expect(screen.getByRole('link', { name: 'تواصل معنا' }).getAttribute('href')).toBe('/contact?tab=contact');
  });

  it('sees it also when the other account was faster', async () => {
    const { at } = await sendAsVisitor();
    await signInAs(people.client);
    open(at);
    const button = await attachButton();
    await attachTo('otherClient', at);
    await person.click(button);
    expect(await heading('هذا الطلب مرتبط بحساب آخر')).toBeTruthy();
  });

  it('keeps the button when the call fails, and is told why', async () => {
    const { at } = await sendAsVisitor();
    await signInAs(people.client);
    open(at);
    api.break(/account\/claims/, faults.htmlError);
    await person.click(await attachButton());
    expect((await screen.findByRole('alert')).textContent).toBe(
      'تعذر ربط الطلب بحسابك. حدث خطأ غير متوقع في الخادم. أعد المحاولة بعد قليل.',
    );
    await api.heal();
    await person.click(await attachButton());
    await heading('تم ربط الطلب بحسابك');
  });

  it('is shown the ways in when the session has ended', async () => {
    const { at } = await sendAsVisitor();
    await signInAs(people.client);
    open(at);
    const button = await attachButton();
    await http.post('/auth/logout', {}, anything);
    await person.click(button);
    expect(await heading('سجّل الدخول لربط الطلب بحسابك')).toBeTruthy();
  });
});

describe('somebody who works here', () => {
  it.each([
    ['admin', '/admin'],
    ['consultant', '/dashboard'],
  ] as const)('is told, as %s, that requests belong to clients', async (who, desk) => {
    const { at } = await sendAsVisitor();
    await signInAs(people[who]);
    open(at);
    await heading('الطلبات تُربط بحسابات العملاء');
    expect(screen.getByRole('link', { name: 'الانتقال إلى لوحة التحكم' }).getAttribute('href')).toBe(desk);
    expect(screen.queryByRole('button', { name: 'ربط الطلب بحسابي' })).toBeNull();
  });
});

describe('a link that cannot be followed', () => {
  it('may be asked for again when nobody answered', async () => {
    const { at, reference } = await sendAsVisitor();
    api.break(/public\/claims/, faults.htmlError);
    open(at);
    await waitFor(() =>
      expect(screen.getByRole('alert').textContent).toContain('تعذر عرض الطلب. حدث خطأ غير متوقع في الخادم.'),
    );
    await api.heal();
    await person.click(screen.getByRole('button', { name: 'إعادة المحاولة' }));
    expect(await screen.findByText(reference)).toBeTruthy();
  });

  it.each(['/claim/no-such-link', `/claim/${'x'.repeat(300)}`])('is said to be no good, at once: %s', async (at) => {
    api.seen.length = 0;
    open(at);
    expect((await screen.findByRole('status')).textContent).toBeTruthy();
    expect(await screen.findByText('هذا الرابط غير صالح')).toBeTruthy();
    expect(api.seen).toHaveLength(1);
    expect(await heading('استعادة روابط طلباتك')).toBeTruthy();
  });
});

describe('links that were lost', () => {
  const email = () => screen.getByLabelText<HTMLInputElement>(/^البريد الإلكتروني/);
  const submit = () => person.click(screen.getByRole('button', { name: 'إرسال الروابط' }));

  it('are sent to an address, and everybody is told the same', async () => {
    await sendAsVisitor();
    open('/claim');
    await heading('استعادة روابط طلباتك');
    for (const typed of ['salem@example.com', 'nobody@example.com']) {
      await person.type(email(), typed);
      await submit();
      const told = await screen.findByRole('status');
      expect(told.textContent).toContain('إن كان لهذا البريد طلبات لدينا فستصلك روابطها خلال دقائق.');
      expect(screen.getByText(typed).getAttribute('dir')).toBe('ltr');
      expect(told.parentElement).toBe(document.activeElement);
      await person.click(screen.getByRole('button', { name: 'إرسال إلى بريد آخر' }));
    }
  });

  it('need an address that is one', async () => {
    open('/claim');
    await heading('استعادة روابط طلباتك');
    await submit();
    expect(await screen.findByText('البريد الإلكتروني مطلوب')).toBeTruthy();
  });

  it('stay unsent when the call fails, and the address is kept', async () => {
    open('/claim');
    await heading('استعادة روابط طلباتك');
    api.break(/lost-reference/, faults.htmlError);
    await person.type(email(), 'salem@example.com');
    await submit();
    expect((await screen.findByRole('alert')).textContent).toBe('تعذر إرسال الروابط. أعد المحاولة بعد قليل.');
    expect(email().value).toBe('salem@example.com');
  });
});
