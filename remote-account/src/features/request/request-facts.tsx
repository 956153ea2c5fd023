import type { ReactNode } from 'react';
import type { ClientRequestDetail } from 'shared-lib/contracts';
import { formatDate, formatDateTime } from 'shared-lib/format';
import { color, media, text, weight } from 'shared-lib/theme';
import styled from 'styled-components';
import { requestCopy as labels } from '../../copy/requests.ts';
import { nextStepOf } from '../../request/request-summary.tsx';

const Row = styled.dl`
  display: grid;
  grid-template-columns: repeat(4, minmax(0, 1fr));
  gap: 1px;
  border: 1px solid ${color.line};
  background: ${color.line};
  div {
    padding: 1rem 1.25rem;
    background: ${color.white};
  }
  dt {
    ${text.sm}
    color: ${color.text2};
  }
  dd {
    font-weight: ${weight.medium};
  }
  ${media.stacked} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;

/** Next step, expected date, consultant and last change. */
export const RequestFacts = ({ request }: { request: ClientRequestDetail }) => {
  const date: readonly [string, ReactNode] =
    request.kind === 'consultation'
      ? [labels.appointment, request.appointment_at ? formatDateTime(request.appointment_at) : labels.unknown]
      : [labels.delivery, request.due_at ? formatDate(request.due_at) : labels.unknown];
  const facts: readonly (readonly [string, ReactNode])[] = [
    [labels.next, nextStepOf(request)],
    date,
    [labels.consultant, request.consultant ?? labels.unknown],
    [labels.updated, formatDateTime(request.updated_at)],
  ];
  return (
    <Row>
      {facts.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </Row>
  );
};
