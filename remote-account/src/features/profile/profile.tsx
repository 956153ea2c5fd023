import { queryOptions, useQuery } from '@tanstack/react-query';
import {
  DataRow,
  EmailConfirmation,
  EmailRow,
  PasswordRow,
  SessionsRow,
  SettingRow,
  SettingRows,
} from 'shared-lib/account';
import { clientRequest, paged, type ProfileInput, type User } from 'shared-lib/contracts';
import { useFormContext, useWatch } from 'shared-lib/form';
import { formatDate } from 'shared-lib/format';
import { http } from 'shared-lib/http';
import { useSearchParams } from 'shared-lib/router';
import { Alert } from 'shared-lib/ui/alert';
import { Button } from 'shared-lib/ui/button';
import { PageHead } from 'shared-lib/ui/page-head';
import { copy } from '../../copy/ar.ts';
import { profileCopy as labels } from '../../copy/profile.ts';
import { ConsultantProfileForm } from '../../dashboard/consultant-profile.tsx';
import { RightsRow } from './rights-row.tsx';

const { offer } = labels.data;
const FIELDS = ['phone', 'company'] as const;
const requests = paged(clientRequest);

/** The newest of the own requests, if there is one. */
const latestRequestQuery = () =>
  queryOptions({
    queryKey: ['requests', 'latest'],
    queryFn: async ({ signal }) =>
      (await http.get('/account/requests', requests, { params: { per_page: 1 }, signal })).data[0] ?? null,
  });

/** Offers the phone and the company of the latest request for the empty fields of the profile. Nothing is saved by itself. */
const RequestDataOffer = ({ user }: { user: User }) => {
  const { setValue } = useFormContext<ProfileInput>();
  const typed = useWatch<ProfileInput>();
  const isIncomplete = FIELDS.some((field) => user[field] === '');
  const { data: request } = useQuery({ ...latestRequestQuery(), enabled: isIncomplete });
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

/** The own account: data, e-mail address, password, sessions and rights. */
export const Profile = ({ user }: { user: User }) => {
  const [search] = useSearchParams();
  const token = search.get('confirm-email');
  return (
    <>
      <PageHead title={labels.title} text={labels.since(copy.facts.roles[user.role], formatDate(user.created_at))} />
      {token && <EmailConfirmation token={token} />}
      <SettingRows>
        <DataRow user={user} text={user.role === 'consultant' ? labels.data.textStaff : labels.data.text}>
          {user.role === 'client' && <RequestDataOffer user={user} />}
        </DataRow>
        {user.role === 'consultant' && (
          <SettingRow title={labels.consultant.title} text={labels.consultant.text}>
            <ConsultantProfileForm />
          </SettingRow>
        )}
        <EmailRow user={user} />
        <PasswordRow />
        <SessionsRow />
        <RightsRow />
      </SettingRows>
    </>
  );
};
