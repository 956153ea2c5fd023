import type { AuditEntry } from 'shared-lib/contracts';
import { countOf } from 'shared-lib/format';
import { paths } from 'shared-lib/paths';
import { color, media } from 'shared-lib/theme';
import { Avatar } from 'shared-lib/ui/avatar';
import { Ltr } from 'shared-lib/ui/bdi';
import { TextLink } from 'shared-lib/ui/text-link';
import styled from 'styled-components';
import { copy } from '../../copy/ar.ts';
import { audit } from '../../copy/audit.ts';
import { requestPath, kindOfReference } from '../../request/request-link.ts';
import { earlierLink, valuesBefore } from '../../resource/earlier-values.ts';
import { changesOf, fieldLabel, recordLabel, sectionLabel, targetOf, type FieldChange } from './audit-labels.ts';
import { differenceOf, valueText } from './audit-values.ts';

/** The form of a record. */
const formOf = (entry: AuditEntry): string | undefined => {
  const { edit, settings } = targetOf(entry);
  if (edit) return paths.admin.edit(edit.resource, edit.id);
  return settings ? paths.admin.settings(settings) : undefined;
};

const pathOf = (entry: AuditEntry): string | undefined => {
  const { request, client } = targetOf(entry);
  if (client) return paths.admin.client(client);
  return request ? requestPath({ kind: kindOfReference(request), reference: request }) : formOf(entry);
};

/** The record of an entry, linked to its page when there is one. */
export const RecordCell = ({ entry }: { entry: AuditEntry }) => {
  const path = pathOf(entry);
  const label = recordLabel(entry);
  const number = entry.resource === 'settings' ? label : <Ltr>{label}</Ltr>;
  const name = entry.record_name ?? number;
  return (
    <>
      {path ? <TextLink to={path}>{name}</TextLink> : name}
      {/* A reference says itself of what it is. */}
      {!targetOf(entry).request && (
        <small>
          {' '}
          {sectionLabel(entry.resource)} {entry.record_name && number}
        </small>
      )}
    </>
  );
};

const Diff = styled.table`
  inline-size: 100%;
  margin-block-start: var(--s2);
  border-collapse: collapse;
  font-size: var(--fs-xs);
  th,
  td {
    block-size: auto;
    padding: var(--s1h) var(--s2h);
    border: 1px solid ${color.line};
    text-align: start;
    vertical-align: top;
    white-space: pre-line;
    overflow-wrap: anywhere;
  }
  td[data-side='before'] {
    background: ${color.dangerBg};
  }
  td[data-side='after'] {
    background: ${color.successBg};
  }
  mark {
    background: ${color.brass100};
    color: inherit;
  }
  td[data-side='after'] mark {
    background: ${color.nile200};
  }
  /* The cards of the list on phones are no cards for its tables. */
  ${media.stacked} {
    && tbody tr {
      padding: var(--s1) 0;
    }
    && th,
    && td {
      display: block;
      padding: var(--s1h) var(--s2h);
      border: 1px solid ${color.line};
    }
    && td[data-label]::before {
      margin-inline-end: var(--s2);
    }
  }
`;
const Actor = styled.span`
  display: flex;
  align-items: center;
  gap: var(--s3);
  small {
    display: block;
  }
`;

/** Who did it, with the role at that time. */
export const ActorCell = ({ entry: { actor_name, actor_role } }: { entry: AuditEntry }) => (
  <Actor>
    <Avatar name={actor_name} size={32} />
    <span>
      {actor_name}
      {actor_role && <small>{copy.users.roles[actor_role]}</small>}
    </span>
  </Actor>
);

const Summary = styled.summary`
  min-block-size: 1.75rem;
  color: ${color.link};
  cursor: pointer;
`;

/** One field before and after, with the words that differ marked. */
const ChangeRow = ({ change: { field, before, after }, entry }: { change: FieldChange; entry: AuditEntry }) => {
  const { start, end, ...words } = differenceOf(valueText(before, field, entry), valueText(after, field, entry));
  return (
    <tr>
      <th scope="row">{fieldLabel(field)}</th>
      {(['before', 'after'] as const).map((side) => (
        <td key={side} data-side={side} data-label={audit[side]}>
          {start}
          {words[side] && <mark>{words[side]}</mark>}
          {end}
        </td>
      ))}
    </tr>
  );
};

const ValueRow = ({ change: { field, after }, entry }: { change: FieldChange; entry: AuditEntry }) => (
  <tr>
    <th scope="row">{fieldLabel(field)}</th>
    <td>{valueText(after, field, entry)}</td>
  </tr>
);

/** Longest value that the closed row shows. */
const SHORT = 40;

/** The change in one line: the only field with its values, or the number of fields. */
const summaryOf = (changes: readonly FieldChange[], hasBefore: boolean, entry: AuditEntry): string => {
  const [change, ...others] = changes;
  if (!change || others.length > 0) return countOf(changes.length, audit.changed);
  const [before, after] = [change.before, change.after].map((value) => valueText(value, change.field, entry));
  const isLong = [before, after].some((text = '') => text.length > SHORT || text.includes('\n'));
  if (isLong) return fieldLabel(change.field);
  return audit.pair(fieldLabel(change.field), hasBefore ? audit.change(before ?? '', after ?? '') : (after ?? ''));
};

const Restore = styled.p`
  padding-block-start: var(--s2);
`;

/** Link to the form with the values before the change, when it has a form and the log has the values. */
const RestoreLink = ({ entry }: { entry: AuditEntry }) => {
  const form = formOf(entry);
  if (!form || Object.keys(valuesBefore(entry)).length === 0) return null;
  return (
    <Restore>
      <TextLink to={earlierLink(form, entry)}>{audit.restore}</TextLink>
    </Restore>
  );
};

/** The changed fields before and after, behind a button with the change in one line. */
export const DetailsCell = ({ entry }: { entry: AuditEntry }) => {
  const changes = changesOf(entry);
  if (changes.length === 0) return audit.noDetails;
  const hasBefore = changes.some(({ before }) => before !== undefined);
  const Row = hasBefore ? ChangeRow : ValueRow;
  return (
    <details>
      <Summary>{summaryOf(changes, hasBefore, entry)}</Summary>
      <Diff>
        <thead>
          <tr>
            <th scope="col">{audit.field}</th>
            {hasBefore && <th scope="col">{audit.before}</th>}
            <th scope="col">{hasBefore ? audit.after : audit.value}</th>
          </tr>
        </thead>
        <tbody>
          {changes.map((change) => (
            <Row key={change.field} change={change} entry={entry} />
          ))}
        </tbody>
      </Diff>
      <RestoreLink entry={entry} />
    </details>
  );
};
