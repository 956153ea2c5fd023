import type { ReactNode } from 'react';
import type { ClientRequest, ClientRequestDetail } from 'shared-lib/contracts';
import { requestPanels as labels, requestStatusLabel, studyPhaseLabels } from 'shared-lib/copy';
import { formatDate, formatDateTime, formatDay } from 'shared-lib/format';
import { color, media, text, weight } from 'shared-lib/theme';
import { Avatar } from 'shared-lib/ui/avatar';
import { TimeLeft, TimeToSession } from 'shared-lib/ui/relative-time';
import styled from 'styled-components';
import type { Side } from './request-title.tsx';

const Row = styled.dl<{ $count: number }>`
  display: grid;
  grid-template-columns: repeat(${({ $count }) => $count}, minmax(0, 1fr));
  gap: 1px;
  border: 1px solid ${color.line};
  background: ${color.line};
  > div {
    display: grid;
    align-content: start;
    gap: var(--s0h);
    padding: var(--s3h) var(--s5);
    background: ${color.white};
  }
  dt,
  small {
    color: ${color.text3};
    font-size: var(--fs-xs);
    line-height: 1.6;
  }
  dd {
    min-inline-size: 0;
    overflow-wrap: anywhere;
    ${text.tabular}
  }
  ${media.stackedOnScreen} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    > div {
      padding: var(--s3) var(--s4);
    }
    > :last-child:nth-child(odd) {
      grid-column: 1 / -1;
    }
  }
  ${media.enlargedText} {
    grid-template-columns: minmax(0, 1fr);
  }
`;
const Value = styled.span`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--s1) var(--s2);
  min-block-size: 2rem;
  font-size: 0.9375rem;
  font-weight: ${weight.medium};
  line-height: 1.7;
`;

export interface RequestFact {
  label: string;
  value: ReactNode;
  /** A second, quieter line. */
  note?: ReactNode;
}

/** Up to four facts below the title of a request. */
export const FactsRow = ({ items }: { items: readonly RequestFact[] }) => (
  <Row $count={items.length}>
    {items.map(({ label, value, note }) => (
      <div key={label}>
        <dt>{label}</dt>
        <dd>
          <Value>{value}</Value>
          {note && <small>{note}</small>}
        </dd>
      </div>
    ))}
  </Row>
);

type Stepped = Pick<ClientRequest, 'kind' | 'status' | 'next_step'>;

/** What happens next with a request, in a few words. */
const nextStepText = ({ kind, status, next_step }: Stepped): string => {
  if (!next_step) return requestStatusLabel(kind, status);
  const { code, phase } = next_step;
  return code === 'phase' && phase && phase !== 'other' ? labels.nextPhase(studyPhaseLabels[phase]) : labels.next[code];
};

/** Who acts next, and by when. */
const nextStepNote = ({ next_step }: Stepped, side: Side): string | undefined => {
  if (!next_step || next_step.code === 'none') return undefined;
  const { by, at, code } = next_step;
  const who = side === 'client' ? labels.by[by] : labels.byForStaff[by];
  if (!at) return who;
  const date = code === 'session' ? formatDateTime(at) : formatDay(at);
  const when = by === 'us' ? labels.expected(date) : by === 'client' ? labels.before(date) : date;
  return who ? labels.join(who, when) : when;
};

/** What happens next, who acts and by when. */
export const nextStepFact = (request: Stepped, side: Side): RequestFact => ({
  label: labels.nextTitle,
  value: nextStepText(request),
  note: nextStepNote(request, side),
});

/** The appointment of a consultation; the expected delivery of other requests. */
export const dateFact = ({
  kind,
  status,
  appointment_at,
  due_at,
  steps,
}: Pick<ClientRequestDetail, 'kind' | 'status' | 'appointment_at' | 'due_at' | 'steps'>): RequestFact => {
  if (kind === 'consultation')
    return {
      label: labels.appointment,
      value: appointment_at ? formatDateTime(appointment_at) : labels.unknown,
      note: appointment_at && status === 'scheduled' ? <TimeToSession at={appointment_at} /> : undefined,
    };
  const delivered = status === 'delivered' ? steps?.find(({ step }) => step === 'delivery')?.at : null;
  if (delivered) return { label: labels.delivered, value: formatDate(delivered) };
  const isExpected = due_at !== null && status !== 'rejected' && status !== 'cancelled';
  return {
    label: labels.delivery,
    value: due_at ? formatDate(due_at) : labels.unknown,
    note: status === 'client_review' ? labels.awaitsReview : isExpected ? <TimeLeft until={due_at} /> : undefined,
  };
};

/** The date of a request; a message has none until somebody sets it. */
export const dateFacts = (request: Parameters<typeof dateFact>[0]): readonly RequestFact[] =>
  request.kind === 'contact' && request.due_at === null ? [] : [dateFact(request)];

/** A person of the company. */
export const personFact = (label: string, name: string | null): RequestFact => ({
  label,
  value: name ? (
    <>
      <Avatar name={name} size={32} />
      {name}
    </>
  ) : (
    labels.unknown
  ),
});

/** When the request last changed. */
export const updatedFact = ({ updated_at }: Pick<ClientRequest, 'updated_at'>): RequestFact => ({
  label: labels.updated,
  value: formatDateTime(updated_at),
});

/** The facts of a request that its client sees. */
export const clientFacts = (request: ClientRequestDetail): readonly RequestFact[] => [
  nextStepFact(request, 'client'),
  ...dateFacts(request),
  personFact(labels.consultant, request.consultant),
  updatedFact(request),
];
