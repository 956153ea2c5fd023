// @vitest-environment happy-dom
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { session } from 'shared-lib/session';
import { faults } from 'shared-lib/testing/fault-proxy';
import { startApi } from 'shared-lib/testing/room';
import { afterEach, describe, expect, it } from 'vitest';
import { openFrame } from '../frame/open-frame.tsx';
import { connectNavigator } from '../navigation/navigator.ts';
import { closeSignInRequest, requestSignIn } from './sign-in-request.ts';

const api = await startApi();
const person = userEvent.setup();
const client = { email: 'client@miqyas.example', password: 'Palm-Harvest-18' };
const moves: string[] = [];
connectNavigator((to) => void moves.push(to));

const lose = async (at = '/dashboard') => {
  const frame = openFrame({ at, children: <textarea aria-label="رسالة" defaultValue="نص لم يُرسل" /> });
  act(() => requestSignIn(client.email));
  return frame;
};
const dialog = async () => within(await screen.findByRole('dialog', { name: 'انتهت جلستك' }));
const password = async () => (await dialog()).getByLabelText<HTMLInputElement>(/^كلمة المرور/, { selector: 'input' });
const submit = async () => person.click((await dialog()).getByRole('button', { name: 'تسجيل الدخول' }));

afterEach(async () => {
  act(closeSignInRequest);
  moves.length = 0;
  await api.heal();
});

describe('a session that ended in the middle of work', () => {
  it('asks for the password over the page, which keeps its text; the e-mail is known', async () => {
    await lose();
    expect((await dialog()).getByLabelText<HTMLInputElement>(/^البريد/).value).toBe(client.email);
    expect(screen.getByLabelText<HTMLTextAreaElement>('رسالة').value).toBe('نص لم يُرسل');
    await person.type(await password(), client.password);
    await submit();
    await waitFor(() => expect(session.get().user?.email).toBe(client.email));
  });

  it('says what the server says of a wrong password, and the specification’s sentence when it says nothing', async () => {
    await lose();
    await person.type(await password(), 'not-the-password');
    await submit();
    expect((await (await dialog()).findByRole('alert')).textContent).toBe('البريد الإلكتروني أو كلمة المرور غير صحيحة.');
    api.break(/auth\/login/, faults.htmlError);
    await submit();
    await waitFor(async () =>
      expect((await dialog()).getByRole('alert').textContent).toBe('حدث خطأ أثناء تسجيل الدخول'),
    );
    expect((await password()).value).toBe('not-the-password');
    expect(session.get().status).toBe('guest');
  });

  it('is not waved away with Esc', async () => {
    await lose();
    await dialog();
    fireEvent(screen.getByRole('dialog'), new Event('cancel', { cancelable: true }));
    expect(screen.getByRole('dialog')).toBeTruthy();
  });

  it('can be left: for the home page, with nothing of the account kept', async () => {
    const { queryClient } = await lose();
    queryClient.setQueryData(['requests'], ['FS-2026-000123']);
    await person.click((await dialog()).getByRole('button', { name: 'مغادرة الصفحة' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(moves).toEqual(['/']);
    expect(queryClient.getQueryData(['requests'])).toBeUndefined();
  });

  it('does not ask over an open page, such as the sign-in page that the guard led to', async () => {
    const { go } = await lose();
    await dialog();
    go('/auth');
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});
