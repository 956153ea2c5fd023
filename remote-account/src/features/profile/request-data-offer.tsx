import { useQuery } from '@tanstack/react-query';
import type { ProfileInput, User } from 'shared-lib/contracts';
import { useFormContext, useWatch } from 'shared-lib/form';
import { Alert } from 'shared-lib/ui/alert';
import { Button } from 'shared-lib/ui/button';
import { profileCopy } from '../../copy/profile.ts';
import { profileQueries } from './profile-queries.ts';

const { offer } = profileCopy.data;
const FIELDS = ['phone', 'company'] as const;

/** Offers the phone and the company of the latest request for the empty fields of the profile. Nothing is saved by itself. */
export const RequestDataOffer = ({ user }: { user: User }) => {
  const { setValue } = useFormContext<ProfileInput>();
  const typed = useWatch<ProfileInput>();
  const isIncomplete = FIELDS.some((field) => user[field] === '');
  const { data: request } = useQuery({ ...profileQueries.latestRequest(), enabled: isIncomplete });
  if (!request || !isIncomplete) return null;
  const offered = FIELDS.filter((field) => !typed[field] && request[field]);
  if (offered.length === 0) return null;
  return (
    <Alert role="none">
      <p>{offer.text(offered.map((field) => request[field]))}</p>
      <Button
        size="small"
        tone="outline"
        onClick={() => {
          for (const field of offered) setValue(field, request[field], { shouldDirty: true });
        }}
      >
        {offer.use}
      </Button>
    </Alert>
  );
};
