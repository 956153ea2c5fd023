import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openRoom } from 'shared-lib/testing/room';
import routes from '../routes.tsx';

export const person = userEvent.setup();

/** Opens the page; answers the way to leave it. */
export const open = async (at = '/contact') => {
  const { page } = openRoom({ doors: [routes], at });
  await screen.findByRole('tabpanel');
  return () => page.unmount();
};
export const form = () => within(screen.getByRole('tabpanel'));
export const field = (label: string) =>
  form().getByLabelText<HTMLInputElement>(new RegExp(`^${label}`), { selector: 'input, textarea, select' });
export const type = (label: string, text: string) => person.type(field(label), text);
export const send = (name = 'إرسال الرسالة') => person.click(form().getByRole('button', { name }));
export const fillIn = async (subject = 'مدة الدراسة') => {
  await type('الاسم', 'سارة محمود');
  await type('البريد الإلكتروني', 'sara@example.com');
  await type('موضوع الرسالة', subject);
  await type('الرسالة', 'كم تستغرق دراسة مصنع تمور؟');
};
export const reference = async () => (await form().findByText(/^(?:CT|CN|FS)-\d{4}-\d{6}$/)).textContent;
