import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { signIn } from 'shared-lib/api';
import { registrationResponse } from 'shared-lib/contracts';
import { http } from 'shared-lib/http';
import { session } from 'shared-lib/session';
import { connectToasts, type Toast } from 'shared-lib/toast';
import { renderRemote, signInAs, startApi } from 'testing/remote-harness';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import routes from '../../routes.tsx';

await startApi();
const user = userEvent.setup();
const own = { email: 'profile-owner@example.com', password: 'Granary-Ledger-4' };
const toasts: Toast[] = [];
connectToasts((toast) => toasts.push(toast));

/** The shell guards the page. A client does not add an administrator, which later files count. */
beforeAll(() =>
  http.post(
    '/auth/register',
    { ...own, name: 'صاحبة الملف', role: 'client', password_confirmation: own.password },
    registrationResponse,
  ),
);
beforeEach(async () => {
  toasts.length = 0;
  await signInAs(own);
});

const open = () => renderRemote({ modules: [routes], at: '/admin/profile' });
const row = async (name: string) => within(await screen.findByRole('region', { name }));

describe('the own profile of an administrator', () => {
  it('saves the name, which the layout shows at once', async () => {
    open();
    const { getByLabelText, getByRole } = await row('بياناتك');
    const name = getByLabelText<HTMLInputElement>(/^الاسم/);
    await user.clear(name);
    await user.type(name, 'صاحبة جديدة');
    await user.click(getByRole('button', { name: 'حفظ البيانات' }));
    await waitFor(() => expect(session.get().user?.name).toBe('صاحبة جديدة'));
  });

  it('shows a change of the e-mail that waits for its confirmation, and takes it back', async () => {
    open();
    const { getByLabelText, getByRole, findByRole, findByText, queryByLabelText, queryByText } =
      await row('البريد الإلكتروني');
    await user.click(getByRole('button', { name: 'تغيير البريد' }));
    await user.type(getByLabelText(/^البريد الجديد/), 'new-owner@example.com');
    await user.type(getByLabelText(/^كلمة المرور الحالية/, { selector: 'input' }), own.password);
    await user.click(getByRole('button', { name: 'إرسال رابط التأكيد' }));
    expect(await findByText('new-owner@example.com')).toBeTruthy();
    expect(queryByLabelText(/^البريد الجديد/)).toBeNull();
    await user.click(await findByRole('button', { name: 'إلغاء التغيير' }));
    await waitFor(() => expect(queryByText('new-owner@example.com')).toBeNull());
    expect(toasts.at(-1)?.title).toBe('أُلغي تغيير البريد');
  });

  it('shows a wrong current password at its field and keeps what was typed', async () => {
    open();
    const { getByLabelText, getByRole, findByText } = await row('كلمة المرور');
    await user.type(getByLabelText(/^كلمة المرور الحالية/, { selector: 'input' }), 'not-this-one');
    await user.type(getByLabelText(/^كلمة المرور الجديدة/, { selector: 'input' }), 'Basalt-Quarry-51');
    await user.type(getByLabelText(/^تأكيد/, { selector: 'input' }), 'Basalt-Quarry-51');
    await user.click(getByRole('button', { name: 'تغيير كلمة المرور' }));
    expect(await findByText(/كلمة المرور غير صحيحة/)).toBeTruthy();
    expect(getByLabelText<HTMLInputElement>(/^تأكيد/, { selector: 'input' }).value).toBe('Basalt-Quarry-51');
  });

  it('changes the password', async () => {
    open();
    const { getByLabelText, getByRole } = await row('كلمة المرور');
    await user.type(getByLabelText(/^كلمة المرور الحالية/, { selector: 'input' }), own.password);
    await user.type(getByLabelText(/^كلمة المرور الجديدة/, { selector: 'input' }), 'Basalt-Quarry-51');
    await user.type(getByLabelText(/^تأكيد/, { selector: 'input' }), 'Basalt-Quarry-51');
    await user.click(getByRole('button', { name: 'تغيير كلمة المرور' }));
    await waitFor(() => expect(toasts.map(({ title }) => title)).toEqual(['تغيّرت كلمة المرور']));
    own.password = 'Basalt-Quarry-51';
    expect((await signIn(own)).token).toBeTruthy();
  });

  it('lists the sessions and ends the others', async () => {
    await signIn(own);
    open();
    const { findByText, getByRole, queryByRole } = await row('الجلسات');
    await findByText('الجلسة الحالية');
    await user.click(getByRole('button', { name: 'إنهاء كل الجلسات الأخرى' }));
    await waitFor(() => expect(queryByRole('button')).toBeNull());
    expect(await findByText('الجلسة الحالية')).toBeTruthy();
  });
});
