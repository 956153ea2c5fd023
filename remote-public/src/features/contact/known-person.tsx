import { useEffect } from 'react';
import { useFormContext } from 'shared-lib/form';
import { useSession } from 'shared-lib/session';

const FIELDS = ['name', 'email', 'phone', 'company'] as const;

/** Fills in what is known of a signed-in person, where nothing was written yet. */
export const KnownPerson = () => {
  const user = useSession((session) => session.user);
  const { getValues, resetField } = useFormContext();
  useEffect(() => {
    if (!user) return;
    for (const field of FIELDS) if (!getValues(field)) resetField(field, { defaultValue: user[field] });
  }, [user, getValues, resetField]);
  return null;
};
