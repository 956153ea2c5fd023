import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderRemote } from 'testing/remote-harness';
import routes from '../routes.tsx';

export const user = userEvent.setup();

/** Opens the contact page. Returns a function that unmounts it. */
export const open = async (at = '/contact') => {
  const { page } = renderRemote({ modules: [routes], at });
  await screen.findByRole('tabpanel');
  return () => page.unmount();
};
export const form = () => within(screen.getByRole('tabpanel'));
export const field = (label: string) =>
  form().getByLabelText<HTMLInputElement>(new RegExp(`^${label}`), { selector: 'input, textarea, select' });
export const type = (label: string, text: string) => user.type(field(label), text);
export const send = (name = 'إرسال الرسالة') => user.click(form().getByRole('button', { name }));
export const fillIn = async (subject = 'مدة الدراسة') => {
  await type('الاسم', 'سارة محمود');
  await type('البريد الإلكتروني', 'sara@example.com');
  await type('موضوع الرسالة', subject);
  await type('الرسالة', 'كم تستغرق دراسة مصنع تمور؟');
};
export const reference = async () => (await form().findByText(/^(?:CT|CN|FS)-\d{4}-\d{6}$/)).textContent;
