import type { AuditEntry } from 'shared-lib/contracts';
import { countOf } from 'shared-lib/format';
import { paths } from 'shared-lib/paths';
import { color } from 'shared-lib/theme';
import { Ltr } from 'shared-lib/ui/bdi';
import { TextLink } from 'shared-lib/ui/text-link';
import styled from 'styled-components';
import { audit } from '../../copy/audit.ts';
import { kindOfReference } from '../../request/kind-of-reference.ts';
import { requestPath } from '../../request/request-link.ts';
import { changesOf, fieldLabel, recordLabel, sectionLabel, targetOf, valueText } from './audit-labels.ts';

const pathOf = (entry: AuditEntry): string | undefined => {
  const { request, edit, settings } = targetOf(entry);
  if (request) return requestPath({ kind: kindOfReference(request), reference: request });
  if (edit) return paths.admin.edit(edit.resource, edit.id);
  return settings ? paths.admin.settings(settings) : undefined;
};

/** The record of an entry, linked to its page when there is one. */
export const RecordCell = ({ entry }: { entry: AuditEntry }) => {
  const path = pathOf(entry);
  const label = recordLabel(entry);
  const name = entry.resource === 'settings' ? label : <Ltr>{label}</Ltr>;
  return (
    <>
      {path ? <TextLink to={path}>{name}</TextLink> : name}
      <small> {sectionLabel(entry.resource)}</small>
    </>
  );
};

const Diff = styled.table`
  inline-size: 100%;
  margin-block-start: 0.5rem;
  border-collapse: collapse;
  font-size: var(--fs-xs);
  th,
  td {
    block-size: auto;
    padding: 0.375rem 0.625rem;
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
`;
const Summary = styled.summary`
  min-block-size: 1.75rem;
  color: ${color.link};
  cursor: pointer;
`;

/** The changed fields before and after, behind a button with their number. */
export const DetailsCell = ({ entry }: { entry: AuditEntry }) => {
  const changes = changesOf(entry);
  if (changes.length === 0) return audit.noDetails;
  const hasBefore = changes.some(({ before }) => before !== undefined);
  return (
    <details>
      <Summary>{countOf(changes.length, audit.changed)}</Summary>
      <Diff>
        <thead>
          <tr>
            <th scope="col">{audit.field}</th>
            {hasBefore && <th scope="col">{audit.before}</th>}
            <th scope="col">{hasBefore ? audit.after : audit.value}</th>
          </tr>
        </thead>
        <tbody>
          {changes.map(({ field, before, after }) => (
            <tr key={field}>
              <th scope="row">{fieldLabel(field)}</th>
              {hasBefore && <td data-side="before">{valueText(before)}</td>}
              <td data-side={hasBefore ? 'after' : undefined}>{valueText(after)}</td>
            </tr>
          ))}
        </tbody>
      </Diff>
    </details>
  );
};
