import type { ReactNode } from 'react';
import type { User } from 'shared-lib/contracts';
import { formatDate } from 'shared-lib/format';
import { color, text } from 'shared-lib/theme';
import { Avatar } from 'shared-lib/ui/avatar';
import { Ltr } from 'shared-lib/ui/bdi';
import { Panel } from 'shared-lib/ui/panel';
import styled from 'styled-components';
import { copy } from '../../copy/ar.ts';

const Person = styled.div`
  display: flex;
  align-items: center;
  gap: var(--s4);
  margin-block-end: var(--s4);
  b {
    display: block;
  }
  div {
    ${text.sm}
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }
  bdi {
    color: ${color.text2};
    white-space: normal;
  }
`;
const Facts = styled.dl`
  ${text.sm}
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: var(--s2) var(--s6);
  div {
    display: grid;
    grid-template-columns: subgrid;
    grid-column: 1 / -1;
  }
  dt {
    color: ${color.text2};
  }
`;
const Missing = styled.span`
  color: ${color.text3};
`;

const labels = copy.facts;

const valueOrMissing = (value: string): ReactNode => value || <Missing>{labels.missing}</Missing>;

/** Personal data of the account. */
export const AccountFacts = ({ user }: { user: User }) => {
  const facts: readonly (readonly [string, ReactNode])[] = [
    [labels.role, labels.roles[user.role]],
    [labels.phone, user.phone ? <Ltr>{user.phone}</Ltr> : valueOrMissing('')],
    [labels.company, valueOrMissing(user.company)],
    [labels.country, valueOrMissing(user.country)],
    [labels.since, formatDate(user.created_at)],
  ];
  return (
    <Panel title={labels.title}>
      <Person>
        <Avatar name={user.name} size={56} />
        <div>
          <b>{user.name}</b>
          <Ltr>{user.email}</Ltr>
        </div>
      </Person>
      <Facts>
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </Facts>
    </Panel>
  );
};
