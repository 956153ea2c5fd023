import { useQuery, useQueryClient } from '@tanstack/react-query';
import { roles, user, userInput, userStatuses, type User } from 'shared-lib/contracts';
import { RecordForm, type SavedRecord } from 'shared-lib/form';
import { paths } from 'shared-lib/paths';
import { useNavigate } from 'shared-lib/router';
import { session, useKnownUser } from 'shared-lib/session';
import { toast } from 'shared-lib/toast';
import { media } from 'shared-lib/theme';
import styled from 'styled-components';
import { Alert } from 'shared-lib/ui/alert';
import { Breadcrumbs } from 'shared-lib/ui/breadcrumbs';
import { PageHead } from 'shared-lib/ui/page-head';
import { useRef } from 'react';
import { people } from '../../copy/people.ts';
import { earlierFieldsOf, type EarlierRow } from '../../resource/earlier-values.ts';
import { refreshResource, saveRow } from '../../resource/resource-requests.ts';
import { useFormKey, type TrackSave } from '../../resource/use-form-key.ts';
import { UserActions } from './user-actions.tsx';
import { UserFields, type UserValues } from './user-fields.tsx';
import { activeAdminsQuery } from './user-requests.ts';
import { Columns } from 'shared-lib/ui/stack';

const emptyValues: UserValues = {
  name: '',
  email: '',
  phone: '',
  company: '',
  country: '',
  role: 'client',
  status: 'active',
  password: '',
};

const savedOf = (saved: User): SavedRecord<UserValues> => {
  const { name, email, phone, company, country } = saved;
  const role = roles.find((one) => one === saved.role);
  const status = userStatuses.find((one) => one === saved.status);
  return {
    values: { name, email, phone, company, country, role, status, password: '' },
    version: saved.updated_at,
  };
};

/** Whether the account is the last active administrator, as far as the browser knows; the API checks it again. */
const useIsLastAdmin = (row: User | undefined): boolean => {
  const isActiveAdmin = row?.role === 'admin' && row.status === 'active';
  const { data } = useQuery({ ...activeAdminsQuery(), enabled: isActiveAdmin });
  return isActiveAdmin && data?.total === 1;
};

interface FormProps {
  row: User | undefined;
  /** The account of the administrator who has the page open. */
  isOwn: boolean;
  earlier?: EarlierRow<User> | undefined;
  isLastAdmin: boolean;
  track?: TrackSave;
}

const UserForm = ({ row, earlier, isOwn, isLastAdmin, track }: FormProps) => {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const me = useKnownUser();
  const created = useRef<number>(undefined);
  return (
    <RecordForm
      name={`users:${row?.id ?? 'new'}`}
      contract={userInput}
      record={row ? savedOf(row) : { values: emptyValues, version: null }}
      earlier={earlierFieldsOf(earlier, (before) => savedOf(before).values)}
      labels={people.fields}
      isNew={!row}
      save={async (input, version) => {
        const save = () => saveRow({ resource: 'users', contract: user, id: row?.id, input, version });
        const saved = await (track ? track(save, ({ updated_at }) => updated_at) : save());
        if (saved.id === me?.id) session.updateUser(saved);
        created.current = saved.id;
        void refreshResource(queryClient, 'users');
        return savedOf(saved);
      }}
      onSaved={() => {
        if (row) return toast.success(people.saved);
        toast.success(people.created);
        if (created.current !== undefined) void navigate(paths.admin.edit('users', created.current), { replace: true });
      }}
      readCurrent={(current) => {
        const parsed = user.safeParse(current);
        return parsed.success ? savedOf(parsed.data) : undefined;
      }}
    >
      <UserFields isNew={!row} isFixed={isLastAdmin || isOwn} />
    </RecordForm>
  );
};

const SavedUserForm = ({ row, earlier, isOwn, isLastAdmin }: FormProps & { row: User }) => {
  const { key, track } = useFormKey(row.updated_at);
  return <UserForm key={key} {...{ row, isOwn, isLastAdmin, track }} earlier={key === 0 ? earlier : undefined} />;
};

/** The decision on an account that waits stands before its form where they are below one another. */
const Aside = styled.div<{ $isFirst: boolean }>`
  ${media.stacked} {
    order: ${({ $isFirst }) => ($isFirst ? -1 : 0)};
  }
`;

/** Creates or changes an account. Actions that need no form are beside it. */
export const UserEditor = ({ row, earlier }: Pick<FormProps, 'row' | 'earlier'>) => {
  const navigate = useNavigate();
  const isLastAdmin = useIsLastAdmin(row);
  const me = useKnownUser();
  const isOwn = row !== undefined && row.id === me?.id;
  const isUnknown = row?.role === 'other' || row?.status === 'other';
  const list = paths.admin.list('users');
  const title = row?.name ?? people.createTitle;
  return (
    <>
      <Breadcrumbs items={[{ label: people.list, to: list }, { label: title }]} />
      <PageHead title={title} text={row?.email ?? ''} />
      {isLastAdmin && <Alert role="none">{people.lastAdmin}</Alert>}
      {isOwn && !isLastAdmin && <Alert role="none">{people.ownAccount}</Alert>}
      {isUnknown && <Alert tone="warning">{people.unknownChoice}</Alert>}
      {row ? (
        <Columns $gap="6" $columns="minmax(0, 1fr) 20rem" $align="start" $stacked>
          {!isUnknown && <SavedUserForm {...{ row, earlier, isOwn, isLastAdmin }} />}
          <Aside $isFirst={row.status === 'pending'}>
            <UserActions
              row={row}
              canClose={!isLastAdmin && !isOwn}
              onDeleted={() => void navigate(list, { replace: true })}
            />
          </Aside>
        </Columns>
      ) : (
        <UserForm row={undefined} isOwn={false} isLastAdmin={false} />
      )}
    </>
  );
};
