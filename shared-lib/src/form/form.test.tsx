// @vitest-environment happy-dom
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { contactInput, loginInput, type ContactInput } from 'shared-lib/contracts';
import {
  Form,
  FormErrorSummary,
  FormFailure,
  PasswordField,
  SubmitButton,
  TextAreaField,
  TextField,
  useContractForm,
} from 'shared-lib/form';
import { HttpError } from 'shared-lib/http';
import { hasUnsaved } from 'shared-lib/unsaved';
import { afterEach, describe, expect, it } from 'vitest';

interface Sender {
  onSubmit: (values: ContactInput) => unknown;
  summary?: boolean;
}

const Contact = ({ onSubmit, summary = false }: Sender) => {
  const form = useContractForm(contactInput);
  return (
    <Form form={form} onSubmit={onSubmit}>
      {summary && <FormErrorSummary />}
      <FormFailure />
      <TextField name="name" label="الاسم" required />
      <TextField name="email" label="البريد الإلكتروني" type="email" hint="لن ننشره" required />
      <TextField name="subject" label="الموضوع" required />
      <TextAreaField name="message" label="الرسالة" required />
      <SubmitButton pendingText="جاري الإرسال...">إرسال الرسالة</SubmitButton>
    </Form>
  );
};

const person = userEvent.setup();
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(new RegExp(`^${label}`));
const send = () => person.click(screen.getByRole('button', { name: 'إرسال الرسالة' }));
const fillIn = async () => {
  await person.type(field('الاسم'), 'سارة');
  await person.type(field('البريد'), 'sara@example.com');
  await person.type(field('الموضوع'), 'استفسار');
  await person.type(field('الرسالة'), 'مرحباً');
};

/** An answer that comes when the test says so. */
const later = () => {
  let settle: { resolve: () => void; reject: (error: unknown) => void } | undefined;
  const promise = new Promise<void>((resolve, reject) => (settle = { resolve, reject }));
  return { promise, resolve: () => settle?.resolve(), reject: (error: unknown) => settle?.reject(error) };
};

afterEach(cleanup);

describe('sending a form that is not right', () => {
  it('says beside each field what is wrong, in Arabic, and goes to the first', async () => {
    const sent: ContactInput[] = [];
    render(<Contact onSubmit={(values) => sent.push(values)} />);
    await person.type(field('البريد'), 'sara@');
    await send();
    expect(await screen.findByText('الاسم مطلوب')).toBeTruthy();
    expect(screen.getByText('البريد الإلكتروني غير صحيح')).toBeTruthy();
    await waitFor(() => expect(document.activeElement).toBe(field('الاسم')));
    expect(sent).toEqual([]);
  });

  it('says how long a text may be that is too long', async () => {
    render(<Contact onSubmit={() => undefined} />);
    await fillIn();
    const message = field('الرسالة');
    await person.click(message);
    await person.paste('ن'.repeat(5001));
    await send();
    expect(await screen.findByText('النص أطول من المسموح به (أقصى عدد للحروف 5,000)')).toBeTruthy();
    expect(message.value).toHaveLength('مرحباً'.length + 5001);
  });

  it('ties each message to its field, in place of the hint', async () => {
    render(<Contact onSubmit={() => undefined} />);
    const email = field('البريد');
    const described = () => document.getElementById(email.getAttribute('aria-describedby') ?? '')?.textContent;
    expect(described()).toBe('لن ننشره');
    await send();
    await waitFor(() => expect(described()).toBe('البريد الإلكتروني مطلوب'));
    expect(email.getAttribute('aria-invalid')).toBe('true');
  });

  it('withdraws a message as soon as its field is edited, and leaves the others', async () => {
    render(<Contact onSubmit={() => undefined} />);
    await send();
    await screen.findByText('الاسم مطلوب');
    await person.type(field('الاسم'), 'س');
    await waitFor(() => expect(screen.queryByText('الاسم مطلوب')).toBeNull());
    expect(field('الاسم').getAttribute('aria-invalid')).toBeNull();
    expect(screen.getByText('موضوع الرسالة مطلوب')).toBeTruthy();
  });

  it('gathers the messages of a long form above it, each leading to its field', async () => {
    render(<Contact onSubmit={() => undefined} summary />);
    await send();
    const summary = await screen.findByRole('group', { name: 'راجع الحقول التالية:' });
    await waitFor(() => expect(document.activeElement).toBe(summary));
    await person.click(screen.getByRole('link', { name: 'نص الرسالة مطلوب' }));
    await waitFor(() => expect(document.activeElement).toBe(field('الرسالة')));
  });

  it('names there the field of a message that could be any field’s', async () => {
    render(<Contact onSubmit={() => undefined} summary />);
    await fillIn();
    await person.click(field('الرسالة'));
    await person.paste('ن'.repeat(5001));
    await send();
    const sentence = 'النص أطول من المسموح به (أقصى عدد للحروف 5,000)';
    expect(await screen.findByRole('link', { name: `الرسالة: ${sentence}` })).toBeTruthy();
    expect(screen.getByText(sentence)).toBeTruthy();
  });
});

describe('sending a form', () => {
  it('sends once however often it is pressed, and says that it is sending', async () => {
    const answer = later();
    let times = 0;
    const onSubmit = () => {
      times += 1;
      return answer.promise;
    };
    render(<Contact onSubmit={onSubmit} />);
    await fillIn();
    await person.dblClick(screen.getByRole('button', { name: 'إرسال الرسالة' }));
    const button = await screen.findByRole<HTMLButtonElement>('button', { name: 'جاري الإرسال...' });
    expect(button.disabled).toBe(true);
    expect(field('الاسم').disabled).toBe(true);
    await person.type(field('الاسم'), '{Enter}');
    await act(async () => answer.resolve());
    expect(times).toBe(1);
    await waitFor(() => expect(field('الاسم').disabled).toBe(false));
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'إرسال الرسالة' }));
  });

  it('puts what the server refuses beside its field, goes there and keeps every word', async () => {
    const refuse = () =>
      Promise.reject(new HttpError('validation', { status: 422, errors: { email: ['هذا البريد محظور'] } }));
    render(<Contact onSubmit={refuse} />);
    await fillIn();
    await send();
    expect(await screen.findByText('هذا البريد محظور')).toBeTruthy();
    await waitFor(() => expect(document.activeElement).toBe(field('البريد')));
    expect(field('الرسالة').value).toBe('مرحباً');
    await person.type(field('البريد'), '.sa');
    await waitFor(() => expect(screen.queryByText('هذا البريد محظور')).toBeNull());
  });

  it('says a failure that is about no field, with what the server told of fields that are not here', async () => {
    const refuse = () =>
      Promise.reject(new HttpError('validation', { message: 'تعذر الحفظ.', errors: { phone: ['رقم الهاتف محظور.'] } }));
    render(<Contact onSubmit={refuse} />);
    await fillIn();
    await send();
    expect((await screen.findByRole('alert')).textContent).toBe('تعذر الحفظ. رقم الهاتف محظور.');
    expect(field('الاسم').value).toBe('سارة');
  });

  it('can be sent again after a failure', async () => {
    const answers = [() => Promise.reject(new HttpError('offline')), () => Promise.resolve()];
    render(<Contact onSubmit={() => answers.shift()?.()} />);
    await fillIn();
    await send();
    await screen.findByRole('alert');
    await send();
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
    expect(answers).toHaveLength(0);
  });
});

describe('unsaved text', () => {
  it('is held from the first letter until it is taken back', async () => {
    render(<Contact onSubmit={() => undefined} />);
    expect(hasUnsaved()).toBe(false);
    await person.type(field('الاسم'), 'س');
    expect(hasUnsaved()).toBe(true);
    await person.clear(field('الاسم'));
    expect(hasUnsaved()).toBe(false);
  });

  it('is held while sending fails, and let go when it succeeds', async () => {
    const answers = [() => Promise.reject(new HttpError('server')), () => Promise.resolve()];
    render(<Contact onSubmit={() => answers.shift()?.()} />);
    await fillIn();
    await send();
    await screen.findByRole('alert');
    expect(hasUnsaved()).toBe(true);
    await send();
    await waitFor(() => expect(hasUnsaved()).toBe(false));
    await person.type(field('الاسم'), ' محمود');
    expect(hasUnsaved()).toBe(true);
  });

  it('is let go with the form', async () => {
    const page = render(<Contact onSubmit={() => undefined} />);
    await person.type(field('الاسم'), 'س');
    page.unmount();
    expect(hasUnsaved()).toBe(false);
  });
});

describe('a password', () => {
  const SignIn = () => {
    const form = useContractForm(loginInput);
    return (
      <Form form={form} onSubmit={() => undefined}>
        <PasswordField name="password" label="كلمة المرور" autoComplete="current-password" required />
      </Form>
    );
  };

  it('can be looked at and hidden again', async () => {
    render(<SignIn />);
    const box = screen.getByLabelText<HTMLInputElement>(/^كلمة المرور/, { selector: 'input' });
    await person.type(box, 'nile-1234');
    expect(box.type).toBe('password');
    await person.click(screen.getByRole('button', { name: 'إظهار كلمة المرور' }));
    expect(box.type).toBe('text');
    expect(box.value).toBe('nile-1234');
    await person.click(screen.getByRole('button', { name: 'إخفاء كلمة المرور' }));
    expect(box.type).toBe('password');
  });
});
