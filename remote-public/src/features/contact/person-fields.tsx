import { TextField } from 'shared-lib/form';
import { contact } from '../../copy/contact.ts';

const { fields } = contact;

/** Name, e-mail, phone and company of the sender. */
export const PersonFields = ({ phoneRequired }: { phoneRequired: boolean }) => (
  <>
    <TextField name="name" label={fields.name} autoComplete="name" required />
    <TextField name="email" type="email" label={fields.email} autoComplete="email" required />
    <TextField
      name="phone"
      type="tel"
      label={fields.phone}
      autoComplete="tel"
      hint={fields.phoneHint}
      required={phoneRequired}
      optional={!phoneRequired}
    />
    <TextField name="company" label={fields.company} autoComplete="organization" optional />
  </>
);
