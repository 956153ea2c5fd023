import { useEffect } from 'react';
import { useFormContext } from 'shared-lib/form';
import { useSession } from 'shared-lib/session';

const FIELDS = ['name', 'email', 'phone', 'company'] as const;

/** Fills empty contact fields from the account of the signed-in user. */
export const AccountPrefill = () => {
  const user = useSession((session) => session.user);
  const { getValues, resetField } = useFormContext();
  useEffect(() => {
    if (!user) return;
    for (const field of FIELDS) if (!getValues(field)) resetField(field, { defaultValue: user[field] });
  }, [user, getValues, resetField]);
  return null;
};
