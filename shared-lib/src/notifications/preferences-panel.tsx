import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { NotificationPreference } from 'shared-lib/contracts';
import { Switch } from 'shared-lib/controls/switch';
import { HttpError } from 'shared-lib/http';
import { LoadingBars } from 'shared-lib/list';
import { useKnownUser } from 'shared-lib/session';
import { color } from 'shared-lib/theme';
import { toast } from 'shared-lib/toast';
import { Ltr } from 'shared-lib/ui/bdi';
import { BlockFailed } from 'shared-lib/ui/block-failed';
import { Panel } from 'shared-lib/ui/panel';
import { VisuallyHidden } from 'shared-lib/ui/visually-hidden';
import styled from 'styled-components';
import { notificationsPage as labels } from 'shared-lib/copy';
import { useLastingFailure } from 'shared-lib/ui/use-lasting-failure';
import { preferencesQuery, savePreference } from './notification-page-query.ts';

const Table = styled.table`
  inline-size: 100%;
  border-collapse: collapse;
  font-size: var(--fs-sm);
  th {
    padding-block: var(--s2);
    color: ${color.text2};
    font-weight: inherit;
    text-align: start;
    overflow-wrap: anywhere;
  }
  td,
  tbody th {
    border-block-start: 1px solid ${color.line};
    color: ${color.text};
  }
  td {
    inline-size: 4.25rem;
  }
`;
const Note = styled.p`
  margin-block-start: var(--s4);
  color: ${color.text2};
  font-size: var(--fs-sm);
  overflow-wrap: anywhere;
`;

const showFailure = (error: Error): void =>
  toast.failure(labels.saveFailed, error instanceof HttpError ? error.message : undefined);

/** Saves preferences one by one and shows the choice at once. */
const usePreferences = () => {
  const queryClient = useQueryClient();
  const { queryKey } = preferencesQuery();
  return useMutation({
    scope: { id: 'notification-preferences' },
    mutationFn: savePreference,
    onMutate: async ({ kind, here, email }) => {
      await queryClient.cancelQueries({ queryKey });
      queryClient.setQueryData(queryKey, (rows) =>
        rows?.map((row) => (row.kind === kind ? { ...row, here, email: row.email === null ? null : email } : row)),
      );
    },
    onSuccess: (rows) => queryClient.setQueryData(queryKey, rows),
    onError: (error) => {
      showFailure(error);
      return queryClient.invalidateQueries({ queryKey });
    },
  });
};

type Save = ReturnType<typeof usePreferences>['mutate'];

const PreferenceRow = ({ preference, save }: { preference: NotificationPreference; save: Save }) => {
  const { kind, here, email, is_email_fixed } = preference;
  const name = labels.kinds[kind];
  if (kind === 'other') return null;
  const labelOf = (channel: string) => <VisuallyHidden>{labels.switchOf(name, channel)}</VisuallyHidden>;
  return (
    <tr>
      <th scope="row">{name}</th>
      <td>
        <Switch
          label={labelOf(labels.here)}
          isSelected={here}
          onChange={(isOn) => save({ kind, here: isOn, email: email ?? true })}
        />
      </td>
      <td>
        {email === null ? (
          <VisuallyHidden>{labels.never}</VisuallyHidden>
        ) : (
          <Switch
            label={labelOf(labels.email)}
            isSelected={email}
            isDisabled={is_email_fixed}
            onChange={(isOn) => save({ kind, here, email: isOn })}
          />
        )}
      </td>
    </tr>
  );
};

const Preferences = ({ preferences }: { preferences: readonly NotificationPreference[] }) => {
  const { mutate } = usePreferences();
  const user = useKnownUser();
  return (
    <>
      <Table>
        <thead>
          <tr>
            <th scope="col">{labels.kind}</th>
            <th scope="col">{labels.here}</th>
            <th scope="col">{labels.email}</th>
          </tr>
        </thead>
        <tbody>
          {preferences.map((preference) => (
            <PreferenceRow key={preference.kind} preference={preference} save={mutate} />
          ))}
        </tbody>
      </Table>
      <Note>
        {preferences.some(({ is_email_fixed }) => is_email_fixed) && `${labels.fixed} `}
        {labels.sentTo} <Ltr>{user?.email}</Ltr>
      </Note>
    </>
  );
};

/** Where the user is notified of each kind of event. Saves at once. */
export const PreferencesPanel = () => {
  const { data, error, isFetching, refetch } = useLastingFailure(useQuery(preferencesQuery()));
  return (
    <Panel title={labels.preferences}>
      {data && <Preferences preferences={data} />}
      {!data && error && (
        <BlockFailed
          message={`${labels.preferencesFailed} ${error instanceof HttpError ? error.message : ''}`.trim()}
          isTrying={isFetching}
          onRetry={() => void refetch()}
        />
      )}
      {!data && !error && <LoadingBars rows={5} />}
    </Panel>
  );
};
