import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import {
  consultantDecisionInput,
  type ConsultantDecisionInput,
  type ConsultantProfile,
  type User,
} from 'shared-lib/contracts';
import { TextAreaField, useContractForm } from 'shared-lib/form';
import { formatDateTime } from 'shared-lib/format';
import { FailedRows, LoadingBars } from 'shared-lib/list';
import { CvFileRow, DialogForm } from 'shared-lib/request';
import { toast } from 'shared-lib/toast';
import { Ltr } from 'shared-lib/ui/bdi';
import { Button } from 'shared-lib/ui/button';
import { Dialog } from 'shared-lib/ui/dialog';
import { Panel } from 'shared-lib/ui/panel';
import { Stack } from 'shared-lib/ui/stack';
import { useLastingFailure } from 'shared-lib/ui/use-lasting-failure';
import styled from 'styled-components';
import type * as z from 'zod/mini';
import { people } from '../../copy/people.ts';
import { refreshResource } from '../../resource/resource-requests.ts';
import { Facts } from './user-facts.ts';
import { consultantFilePath, consultantProfileQuery, decideOnConsultant } from './user-requests.ts';

const labels = people.consultant;
type Decision = ConsultantDecisionInput['decision'];

/** A text as the person wrote it, with its lines. */
const Written = styled.dd`
  white-space: pre-line;
  overflow-wrap: anywhere;
`;

interface DecisionProps {
  row: User;
  decision: Decision;
  onClose: () => void;
}

/** Asks for the words that the consultant gets with the decision. */
const DecisionDialog = ({ row, decision, onClose }: DecisionProps) => {
  const queryClient = useQueryClient();
  const form = useContractForm(consultantDecisionInput, { defaults: { decision, reason: '' } });
  const decide = async (input: ConsultantDecisionInput): Promise<void> => {
    try {
      toast.success((await decideOnConsultant(row.id, input)).message, undefined, people.actionFailed);
    } finally {
      void refreshResource(queryClient, 'users');
    }
  };
  const isRejection = decision === 'reject';
  return (
    <Dialog open onClose={onClose} title={labels[`${decision}Title`](row.name)} tone={isRejection ? 'danger' : 'plain'}>
      <p>{labels[`${decision}Text`]}</p>
      <DialogForm
        form={form}
        draft={`${decision}:${row.id}`}
        confirm={labels[`${decision}Confirm`]}
        {...(isRejection && { tone: 'danger' })}
        onSubmit={decide}
        onClose={onClose}
      >
        <TextAreaField<z.input<typeof consultantDecisionInput>>
          name="reason"
          label={labels[`${decision}Reason`]}
          rows={4}
          required={isRejection}
          optional={!isRejection}
        />
      </DialogForm>
    </Dialog>
  );
};

const WrittenFacts = ({ specialty, cv, link }: Pick<ConsultantProfile, 'specialty' | 'cv' | 'link'>) => (
  <>
    <div>
      <dt>{labels.specialty}</dt>
      <dd>{specialty}</dd>
    </div>
    <div>
      <dt>{labels.cv}</dt>
      <Written>{cv}</Written>
    </div>
    {link !== '' && (
      <div>
        <dt>{labels.link}</dt>
        <Written>
          <a href={link} rel="noopener noreferrer">
            <Ltr>{link}</Ltr>
          </a>
        </Written>
      </div>
    )}
  </>
);

const ProfileFacts = ({ id, profile }: { id: number; profile: ConsultantProfile }) => {
  const { file, written_at, decision } = profile;
  return (
    <>
      {written_at === null && <p>{labels.empty}</p>}
      {(written_at !== null || file || decision) && (
        <Facts>
          {written_at !== null && <WrittenFacts {...profile} />}
          {file && (
            <div>
              <dt>{labels.file}</dt>
              <dd>
                <CvFileRow file={file} path={consultantFilePath(id)} />
              </dd>
            </div>
          )}
          {written_at !== null && (
            <div>
              <dt>{labels.writtenAt}</dt>
              <dd>{formatDateTime(written_at)}</dd>
            </div>
          )}
          {decision && (
            <div>
              <dt>{labels.decisions[decision.decision](decision.by, formatDateTime(decision.at))}</dt>
              <Written>{decision.reason}</Written>
            </div>
          )}
        </Facts>
      )}
    </>
  );
};

/** What a consultant wrote about the own work, and the decision on an account that waits. */
export const ConsultantPanel = ({ row }: { row: User }) => {
  const { data, error, isFetching, refetch } = useLastingFailure(useQuery(consultantProfileQuery(row.id)));
  const [asking, setAsking] = useState<Decision>();
  return (
    <Panel title={labels.panel}>
      <Stack $gap="4">
        {data && <ProfileFacts id={row.id} profile={data} />}
        {!data && error && <FailedRows error={error} isTrying={isFetching} onRetry={() => void refetch()} />}
        {!data && !error && <LoadingBars rows={3} />}
        {row.status === 'pending' && (
          <Stack $gap="2h" data-commands="">
            <p>{labels.waits}</p>
            <Button size="small" onClick={() => setAsking('approve')}>
              {labels.approve}
            </Button>
            <Button size="small" tone="dangerQuiet" onClick={() => setAsking('reject')}>
              {labels.reject}
            </Button>
          </Stack>
        )}
      </Stack>
      {asking && <DecisionDialog row={row} decision={asking} onClose={() => setAsking(undefined)} />}
    </Panel>
  );
};
