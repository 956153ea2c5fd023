// @vitest-environment happy-dom
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
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
import 'testing/dom-patience';
import { afterEach, describe, expect, it } from 'vitest';

interface ContactProps {
  onSubmit: (values: ContactInput) => unknown;
  summary?: boolean;
}

const Contact = ({ onSubmit, summary = false }: ContactProps) => {
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

const user = userEvent.setup();
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(new RegExp(`^${label}`));
const send = () => user.click(screen.getByRole('button', { name: 'إرسال الرسالة' }));
const fillIn = async () => {
  await user.type(field('الاسم'), 'سارة');
  await user.type(field('البريد'), 'sara@example.com');
  await user.type(field('الموضوع'), 'استفسار');
  await user.type(field('الرسالة'), 'مرحباً');
};

/** A promise that the test settles. */
const deferred = () => {
  let settle: { resolve: () => void; reject: (error: unknown) => void } | undefined;
  const promise = new Promise<void>((resolve, reject) => (settle = { resolve, reject }));
  return { promise, resolve: () => settle?.resolve(), reject: (error: unknown) => settle?.reject(error) };
};

afterEach(cleanup);

describe('a form whose contract is imported', () => {
  const message = /تعذر الوصول إلى الخادم/;
  const Imported = ({ load, onSubmit }: ContactProps & { load: () => Promise<typeof contactInput> }) => {
    const form = useContractForm(load);
    return (
      <Form form={form} onSubmit={onSubmit}>
        <FormFailure />
        <TextField name="name" label="الاسم" required />
        <TextField name="email" label="البريد الإلكتروني" type="email" required />
        <TextField name="subject" label="الموضوع" required />
        <TextAreaField name="message" label="الرسالة" required />
        <SubmitButton pendingText="جاري الإرسال...">إرسال الرسالة</SubmitButton>
      </Form>
    );
  };

  it('imports it with the first focus, not before', async () => {
    let imports = 0;
    const load = async () => {
      imports += 1;
      return contactInput;
    };
    render(<Imported load={load} onSubmit={() => undefined} />);
    expect(imports).toBe(0);
    await user.click(field('الاسم'));
    expect(imports).toBe(1);
    await send();
    expect(await screen.findByText('الاسم مطلوب')).toBeTruthy();
  });

  it('imports it for a field that has the focus before the page is interactive', async () => {
    let imports = 0;
    const load = async () => {
      imports += 1;
      return contactInput;
    };
    const form = <Imported load={load} onSubmit={() => undefined} />;
    const container = document.body.appendChild(document.createElement('div'));
    container.innerHTML = renderToString(form);
    field('الاسم').focus();
    expect(imports).toBe(0);
    render(form, { container, hydrate: true });
    await waitFor(() => expect(imports).toBe(1));
  });

  it('keeps the text and reports why when it cannot be imported, and sends with the next try', async () => {
    let isBroken = true;
    const load = async () => {
      if (isBroken) throw new Error('ChunkLoadError');
      return contactInput;
    };
    const sent: ContactInput[] = [];
    render(<Imported load={load} onSubmit={(values) => sent.push(values)} />);
    await fillIn();
    await send();
    expect(await screen.findByText(message)).toBeTruthy();
    expect(field('الاسم').value).toBe('سارة');
    expect(sent).toEqual([]);
    isBroken = false;
    await send();
    await waitFor(() => expect(sent).toMatchObject([{ name: 'سارة', message: 'مرحباً' }]));
    expect(screen.queryByText(message)).toBeNull();
  });
});

describe('submitting an invalid form', () => {
  it('shows an Arabic error at each field and focuses the first', async () => {
    const sent: ContactInput[] = [];
    render(<Contact onSubmit={(values) => sent.push(values)} />);
    await user.type(field('البريد'), 'sara@');
    await send();
    expect(await screen.findByText('الاسم مطلوب')).toBeTruthy();
    expect(screen.getByText('البريد الإلكتروني غير صحيح')).toBeTruthy();
    await waitFor(() => expect(document.activeElement).toBe(field('الاسم')));
    expect(sent).toEqual([]);
  });

  it('shows the maximum length for a text that is too long', async () => {
    render(<Contact onSubmit={() => undefined} />);
    await fillIn();
    const message = field('الرسالة');
    await user.click(message);
    await user.paste('ن'.repeat(5001));
    await send();
    expect(await screen.findByText('النص أطول من المسموح به (أقصى عدد للحروف 5,000)')).toBeTruthy();
    expect(message.value).toHaveLength('مرحباً'.length + 5001);
  });

  it('links each error to its field in place of the hint', async () => {
    render(<Contact onSubmit={() => undefined} />);
    const email = field('البريد');
    const described = () => document.getElementById(email.getAttribute('aria-describedby') ?? '')?.textContent;
    expect(described()).toBe('لن ننشره');
    await send();
    await waitFor(() => expect(described()).toBe('البريد الإلكتروني مطلوب'));
    expect(email.getAttribute('aria-invalid')).toBe('true');
  });

  it('removes the error of an edited field and keeps the others', async () => {
    render(<Contact onSubmit={() => undefined} />);
    await send();
    await screen.findByText('الاسم مطلوب');
    await user.type(field('الاسم'), 'س');
    await waitFor(() => expect(screen.queryByText('الاسم مطلوب')).toBeNull());
    expect(field('الاسم').getAttribute('aria-invalid')).toBeNull();
    expect(screen.getByText('موضوع الرسالة مطلوب')).toBeTruthy();
  });

  it('lists all errors in the summary, each with a link to its field', async () => {
    render(<Contact onSubmit={() => undefined} summary />);
    await send();
    const summary = await screen.findByRole('group', { name: 'راجع الحقول التالية:' });
    await waitFor(() => expect(document.activeElement).toBe(summary));
    await user.click(screen.getByRole('link', { name: 'نص الرسالة مطلوب' }));
    await waitFor(() => expect(document.activeElement).toBe(field('الرسالة')));
  });

  it('adds the label to a summary message that does not name its field', async () => {
    render(<Contact onSubmit={() => undefined} summary />);
    await fillIn();
    await user.click(field('الرسالة'));
    await user.paste('ن'.repeat(5001));
    await send();
    const sentence = 'النص أطول من المسموح به (أقصى عدد للحروف 5,000)';
    expect(await screen.findByRole('link', { name: `الرسالة: ${sentence}` })).toBeTruthy();
    expect(screen.getByText(sentence)).toBeTruthy();
  });
});

describe('submitting a form', () => {
  it('submits once on a double click and shows the pending state', async () => {
    const response = deferred();
    let times = 0;
    const onSubmit = () => {
      times += 1;
      return response.promise;
    };
    render(<Contact onSubmit={onSubmit} />);
    await fillIn();
    await user.dblClick(screen.getByRole('button', { name: 'إرسال الرسالة' }));
    const button = await screen.findByRole<HTMLButtonElement>('button', { name: 'جاري الإرسال...' });
    expect(button.disabled).toBe(true);
    expect(field('الاسم').disabled).toBe(true);
    await user.type(field('الاسم'), '{Enter}');
    await act(async () => response.resolve());
    expect(times).toBe(1);
    await waitFor(() => expect(field('الاسم').disabled).toBe(false));
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'إرسال الرسالة' })));
  });

  it('shows a server error at its field, focuses the field and keeps the text', async () => {
    const rejectRequest = () =>
      Promise.reject(new HttpError('validation', { status: 422, errors: { email: ['هذا البريد محظور'] } }));
    render(<Contact onSubmit={rejectRequest} />);
    await fillIn();
    await send();
    expect(await screen.findByText('هذا البريد محظور')).toBeTruthy();
    await waitFor(() => expect(document.activeElement).toBe(field('البريد')));
    expect(field('الرسالة').value).toBe('مرحباً');
    await user.type(field('البريد'), '.sa');
    await waitFor(() => expect(screen.queryByText('هذا البريد محظور')).toBeNull());
  });

  it('shows the failure message with errors about fields that the form does not have', async () => {
    const rejectRequest = () =>
      Promise.reject(new HttpError('validation', { message: 'تعذر الحفظ.', errors: { phone: ['رقم الهاتف محظور.'] } }));
    render(<Contact onSubmit={rejectRequest} />);
    await fillIn();
    await send();
    expect((await screen.findByRole('alert')).textContent).toBe('تعذر الحفظ. رقم الهاتف محظور.');
    expect(field('الاسم').value).toBe('سارة');
  });

  it('can be submitted again after a failure', async () => {
    const responses = [() => Promise.reject(new HttpError('offline')), () => Promise.resolve()];
    render(<Contact onSubmit={() => responses.shift()?.()} />);
    await fillIn();
    await send();
    await screen.findByRole('alert');
    await send();
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
    expect(responses).toHaveLength(0);
  });
});

describe('unsaved text', () => {
  it('is registered from the first character until it is removed', async () => {
    render(<Contact onSubmit={() => undefined} />);
    expect(hasUnsaved()).toBe(false);
    await user.type(field('الاسم'), 'س');
    expect(hasUnsaved()).toBe(true);
    await user.clear(field('الاسم'));
    expect(hasUnsaved()).toBe(false);
  });

  it('stays registered while submitting fails and is released on success', async () => {
    const responses = [() => Promise.reject(new HttpError('server')), () => Promise.resolve()];
    render(<Contact onSubmit={() => responses.shift()?.()} />);
    await fillIn();
    await send();
    await screen.findByRole('alert');
    expect(hasUnsaved()).toBe(true);
    await send();
    await waitFor(() => expect(hasUnsaved()).toBe(false));
    await user.type(field('الاسم'), ' محمود');
    expect(hasUnsaved()).toBe(true);
  });

  it('is released when the form unmounts', async () => {
    const page = render(<Contact onSubmit={() => undefined} />);
    await user.type(field('الاسم'), 'س');
    page.unmount();
    expect(hasUnsaved()).toBe(false);
  });
});

describe('PasswordField', () => {
  const SignIn = () => {
    const form = useContractForm(loginInput);
    return (
      <Form form={form} onSubmit={() => undefined}>
        <PasswordField name="password" label="كلمة المرور" autoComplete="current-password" required />
      </Form>
    );
  };

  it('shows and hides the password', async () => {
    render(<SignIn />);
    const box = screen.getByLabelText<HTMLInputElement>(/^كلمة المرور/, { selector: 'input' });
    await user.type(box, 'nile-1234');
    expect(box.type).toBe('password');
    await user.click(screen.getByRole('button', { name: 'إظهار كلمة المرور' }));
    expect(box.type).toBe('text');
    expect(box.value).toBe('nile-1234');
    await user.click(screen.getByRole('button', { name: 'إخفاء كلمة المرور' }));
    expect(box.type).toBe('password');
  });
});
