import type { ReactNode } from 'react';
import type { ClaimPreview } from 'shared-lib/contracts';
import { requestKindLabels } from 'shared-lib/copy';
import { formatDate } from 'shared-lib/format';
import { color, media, text } from 'shared-lib/theme';
import { Ltr } from 'shared-lib/ui/bdi';
import { Panel } from 'shared-lib/ui/panel';
import styled from 'styled-components';
import { claimCopy } from '../../copy/claim.ts';

/** Two columns; one compact line per fact on phones, so that the button below stays near. */
const Facts = styled.dl`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: var(--s4h) var(--s6);
  dt {
    ${text.sm}
    color: ${color.text2};
  }
  dd {
    font-size: 0.9375rem;
    overflow-wrap: anywhere;
  }
  bdi {
    white-space: normal;
  }
  ${media.stacked} {
    grid-template-columns: minmax(0, 1fr);
    gap: var(--s2);
    div {
      display: flex;
      flex-wrap: wrap;
      justify-content: space-between;
      gap: 0 var(--s6);
    }
  }
`;
const Note = styled.p`
  ${text.sm}
  margin-block-start: var(--s5);
  color: ${color.text3};
`;

const labels = claimCopy.request;

/** Masked data of a request, enough for its sender to recognise it. */
export const RequestCard = ({ request }: { request: ClaimPreview }) => {
  const facts: readonly (readonly [string, ReactNode])[] = [
    [labels.kind, requestKindLabels[request.kind]],
    [labels.sentAt, formatDate(request.created_at)],
    [labels.name, <bdi key="name">{request.name}</bdi>],
    [labels.email, <Ltr key="email">{request.email}</Ltr>],
  ];
  const title = (
    <>
      {labels.reference} <Ltr>{request.reference}</Ltr>
    </>
  );
  return (
    <Panel title={title}>
      <Facts>
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </Facts>
      <Note>{labels.masked}</Note>
    </Panel>
  );
};
