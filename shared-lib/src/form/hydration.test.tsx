// @vitest-environment happy-dom
import { act } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { contactInput, registrationInput, type ContactInput, type RegistrationInput } from 'shared-lib/contracts';
import {
  Form,
  Honeypot,
  PasswordField,
  RadioCards,
  SelectField,
  SubmitButton,
  TextAreaField,
  TextField,
  useContractForm,
} from 'shared-lib/form';
import { hasUnsaved } from 'shared-lib/unsaved';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);

const sent: unknown[] = [];
const subjects = ['استشارة', 'دراسة'].map((value) => ({ value, label: value }));

const Contact = () => {
  const form = useContractForm(contactInput, { defaults: { company: 'شركة سابقة' } });
  return (
    <Form form={form} onSubmit={(values: ContactInput) => sent.push(values)}>
      <TextField name="name" label="الاسم" required />
      <TextField name="email" label="البريد الإلكتروني" type="email" required />
      <TextField name="company" label="اسم الشركة" optional />
      <SelectField name="subject" label="الموضوع" options={subjects} required />
      <TextAreaField name="message" label="الرسالة" required />
      <Honeypot />
      <SubmitButton>إرسال</SubmitButton>
    </Form>
  );
};

const roles = [
  { value: 'client', label: 'عميل' },
  { value: 'consultant', label: 'مستشار' },
];
const Registration = () => {
  const form = useContractForm(registrationInput, { defaults: { role: 'client' } });
  return (
    <Form form={form} onSubmit={(values: RegistrationInput) => sent.push(values)}>
      <TextField name="name" label="الاسم" required />
      <TextField name="email" label="البريد" type="email" required />
      <RadioCards name="role" label="نوع الحساب" options={roles} required />
      <PasswordField name="password" label="كلمة المرور" autoComplete="new-password" required />
      <PasswordField name="password_confirmation" label="تأكيد كلمة المرور" autoComplete="new-password" required />
      <SubmitButton>إنشاء الحساب</SubmitButton>
    </Form>
  );
};

const host = document.createElement('div');
const find = (selector: string): HTMLElement => {
  const found = host.querySelector<HTMLElement>(selector);
  if (!found) throw new Error(`nothing matches ${selector}`);
  return found;
};
const input = (selector: string) => find(selector) as HTMLInputElement;
const named = (name: string) => input(`[name="${name}"]`);
const submit = () => find('button[type="submit"]') as HTMLButtonElement;
const type = (name: string, value: string) => {
  named(name).value = value;
};
/** Renders the server markup without hydrating it. */
const renderOnServer = (page: React.ReactNode) => {
  host.innerHTML = renderToString(page);
};

let root: Root | undefined;
const hydrationErrors: unknown[] = [];
const hydrate = async (page: React.ReactNode) => {
  await act(async () => {
    root = hydrateRoot(host, page, { onRecoverableError: (error) => hydrationErrors.push(error) });
  });
};
const click = async (selector: string) => act(async () => find(selector).click());

beforeEach(() => {
  sent.length = 0;
  hydrationErrors.length = 0;
  document.body.append(host);
});
afterEach(async () => {
  await act(async () => root?.unmount());
});

describe('a server-rendered form', () => {
  it('has a disabled submit button and uses POST before hydration', () => {
    renderOnServer(<Contact />);
    expect(find('form').getAttribute('method')).toBe('post');
    expect(submit().disabled).toBe(true);
    expect(host.innerHTML).not.toMatch(/\sstyle=/);
  });

  it('renders required and type attributes', () => {
    renderOnServer(<Contact />);
    expect(find('form').hasAttribute('novalidate')).toBe(true);
    expect(named('email')).toMatchObject({ required: true, type: 'email', dir: 'ltr' });
    expect(named('company')).toMatchObject({ required: false, defaultValue: 'شركة سابقة' });
  });

  it('keeps and submits text typed before hydration', async () => {
    renderOnServer(<Contact />);
    type('name', 'سارة محمود');
    type('email', 'sara@example.com');
    type('company', 'شركة جديدة');
    type('subject', 'دراسة');
    type('message', 'أريد دراسة جدوى لمصنع تمور.');
    await hydrate(<Contact />);
    expect(named('name').value).toBe('سارة محمود');
    expect(named('company').value).toBe('شركة جديدة');
    expect(submit().disabled).toBe(false);
    expect(hasUnsaved()).toBe(true);
    await click('button[type="submit"]');
    expect(sent).toEqual([
      {
        name: 'سارة محمود',
        email: 'sara@example.com',
        phone: '',
        company: 'شركة جديدة',
        subject: 'دراسة',
        message: 'أريد دراسة جدوى لمصنع تمور.',
        type: 'contact',
        other_details: '',
      },
    ]);
    expect(hasUnsaved()).toBe(false);
    expect(hydrationErrors).toEqual([]);
  });

  it('keeps a radio choice and passwords entered before hydration', async () => {
    renderOnServer(<Registration />);
    expect(input('[value="client"]').checked).toBe(true);
    input('[value="consultant"]').checked = true;
    type('name', 'خالد');
    type('email', 'khaled@example.com');
    type('password', 'nile-1234');
    type('password_confirmation', 'nile-1234');
    await hydrate(<Registration />);
    await click('button[type="submit"]');
    expect(sent).toEqual([
      {
        name: 'خالد',
        email: 'khaled@example.com',
        role: 'consultant',
        password: 'nile-1234',
        password_confirmation: 'nile-1234',
      },
    ]);
    expect(hydrationErrors).toEqual([]);
  });

  it('starts with its defaults and without unsaved text', async () => {
    renderOnServer(<Contact />);
    await hydrate(<Contact />);
    expect(named('company').value).toBe('شركة سابقة');
    expect(hasUnsaved()).toBe(false);
  });
});
