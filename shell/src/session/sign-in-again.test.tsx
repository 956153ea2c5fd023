// @vitest-environment happy-dom
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { session } from 'shared-lib/session';
import { faults } from 'testing/fault-proxy';
import { startApi } from 'testing/remote-harness';
import { afterEach, describe, expect, it } from 'vitest';
import { renderLayout } from '../layout/render-layout.tsx';
import { connectNavigator } from '../navigation/navigator.ts';
import { closeSignInRequest, requestSignIn } from './sign-in-request.ts';

const api = await startApi();
const user = userEvent.setup();
const client = { email: 'client@miqyas.example', password: 'Palm-Harvest-18' };
const navigations: string[] = [];
connectNavigator((to) => void navigations.push(to));

const endSession = async (at = '/dashboard') => {
  const rendered = renderLayout({ at, children: <textarea aria-label="رسالة" defaultValue="نص لم يُرسل" /> });
  act(() => requestSignIn(client.email));
  return rendered;
};
const dialog = async () => within(await screen.findByRole('dialog', { name: 'انتهت جلستك' }));
const password = async () => (await dialog()).getByLabelText<HTMLInputElement>(/^كلمة المرور/, { selector: 'input' });
const submit = async () => user.click((await dialog()).getByRole('button', { name: 'تسجيل الدخول' }));

afterEach(async () => {
  act(closeSignInRequest);
  navigations.length = 0;
  await api.clearFaults();
});

describe('the dialog after the session has ended', () => {
  it('asks for the password over the page, with the e-mail filled in and the text of the page unchanged', async () => {
    await endSession();
    expect((await dialog()).getByLabelText<HTMLInputElement>(/^البريد/).value).toBe(client.email);
    expect(document.activeElement).toBe(await password());
    expect(screen.getByLabelText<HTMLTextAreaElement>('رسالة').value).toBe('نص لم يُرسل');
    await user.type(await password(), client.password);
    await submit();
    await waitFor(() => expect(session.get().user?.email).toBe(client.email));
  });

  it('shows the message of the server for a wrong password and the default message when there is none', async () => {
    await endSession();
    await user.type(await password(), 'not-the-password');
    await submit();
    expect((await (await dialog()).findByRole('alert')).textContent).toBe('البريد الإلكتروني أو كلمة المرور غير صحيحة.');
    api.injectFault(/auth\/login/, faults.htmlError);
    await submit();
    await waitFor(async () =>
      expect((await dialog()).getByRole('alert').textContent).toBe('حدث خطأ أثناء تسجيل الدخول'),
    );
    expect((await password()).value).toBe('not-the-password');
    expect(session.get().status).toBe('guest');
  });

  it('does not close with Esc', async () => {
    await endSession();
    await dialog();
    fireEvent(screen.getByRole('dialog'), new Event('cancel', { cancelable: true }));
    expect(screen.getByRole('dialog')).toBeTruthy();
  });

  it('leaves for the home page and clears the cached data of the account', async () => {
    const { go, queryClient } = await endSession();
    queryClient.setQueryData(['requests'], ['FS-2026-000123']);
    await user.click((await dialog()).getByRole('button', { name: 'مغادرة الصفحة' }));
    expect(navigations).toEqual(['/']);
    go('/');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(queryClient.getQueryData(['requests'])).toBeUndefined();
  });

  it('stays open, and keeps the data of the page, while the page asks whether to leave it', async () => {
    const { queryClient } = await endSession();
    queryClient.setQueryData(['requests'], ['FS-2026-000123']);
    await user.click((await dialog()).getByRole('button', { name: 'مغادرة الصفحة' }));
    await user.type(await password(), client.password);
    await submit();
    await waitFor(() => expect(session.get().user?.email).toBe(client.email));
    expect(queryClient.getQueryData(['requests'])).toEqual(['FS-2026-000123']);
  });

  it('does not open over an open page such as the sign-in page', async () => {
    const { go } = await endSession();
    await dialog();
    go('/auth');
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});
