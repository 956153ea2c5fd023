import { roles, userStatuses, type userInput } from 'shared-lib/contracts';
import { Fields, PasswordField, SelectField, TextField, useWatch } from 'shared-lib/form';
import { Panel } from 'shared-lib/ui/panel';
import type * as z from 'zod/mini';
import { copy } from '../../copy/ar.ts';
import { people } from '../../copy/people.ts';
import { FormPanels } from '../../resource/form-panels.ts';

export type UserValues = z.input<typeof userInput>;

const { fields } = people;
const roleChoices = roles.map((value) => ({ value, label: copy.users.roles[value] }));

/** Only consultants wait for an approval. */
const statusChoices = (role: UserValues['role']) =>
  userStatuses
    .filter((value) => value !== 'pending' || role === 'consultant')
    .map((value) => ({ value, label: copy.users.statuses[value] }));

interface Props {
  isNew: boolean;
  /** Neither the last active administrator nor the own account gets another role or another status. */
  isFixed: boolean;
}

const AccessFields = ({ isNew, isFixed }: Props) => {
  const role = useWatch<UserValues, 'role'>({ name: 'role' });
  return (
    <Fields>
      <SelectField<UserValues>
        name="role"
        label={fields.role}
        options={roleChoices}
        placeholder={false}
        disabled={isFixed}
      />
      <SelectField<UserValues>
        name="status"
        label={fields.status}
        options={statusChoices(role)}
        placeholder={false}
        disabled={isFixed}
        hint={role === 'consultant' ? people.pendingHint : undefined}
      />
      <PasswordField<UserValues>
        name="password"
        label={isNew ? people.passwordNew : fields.password}
        hint={isNew ? people.passwordNewHint : people.passwordHint}
        autoComplete="new-password"
        optional
      />
    </Fields>
  );
};

/** The fields of an account: identity, then role, status and password. */
export const UserFields = (props: Props) => (
  <FormPanels>
    <Panel title={people.identityPanel}>
      <Fields>
        <TextField<UserValues> name="name" label={fields.name} autoComplete="off" required />
        <TextField<UserValues> name="email" type="email" label={fields.email} autoComplete="off" required />
        <TextField<UserValues> name="phone" type="tel" label={fields.phone} autoComplete="off" optional />
        <TextField<UserValues> name="company" label={fields.company} autoComplete="off" optional />
        <TextField<UserValues> name="country" label={fields.country} autoComplete="off" optional />
      </Fields>
    </Panel>
    <Panel title={people.accessPanel}>
      <AccessFields {...props} />
    </Panel>
  </FormPanels>
);
