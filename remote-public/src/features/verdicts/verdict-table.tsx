import type { RegisteredVerdict } from 'shared-lib/contracts';
import { formatPercent, formatTypedPercent } from 'shared-lib/format';
import { paths } from 'shared-lib/paths';
import { color, media } from 'shared-lib/theme';
import { Ltr } from 'shared-lib/ui/bdi';
import { Table } from 'shared-lib/ui/table';
import { LoneTextLink } from 'shared-lib/ui/text-link';
import { figuresInText } from 'shared-lib/ui/figures-in-text';
import styled from 'styled-components';
import { verdicts as copy } from '../../copy/verdicts.ts';
import { VerdictTag } from '../../sections/verdict-sign.tsx';

const Scroll = styled.div`
  overflow-x: auto;
  border: 1px solid ${color.line};
  background: ${color.surface};
  table {
    min-inline-size: 56rem;
    ${media.print} {
      min-inline-size: 0;
    }
  }
  td,
  tbody th {
    padding: var(--s3) var(--s4);
    border-block-end: 1px solid ${color.line};
    background: none;
    text-align: start;
    vertical-align: top;
    white-space: normal;
  }
  td:last-child {
    inline-size: 40%;
  }
`;

const { columns } = copy;

/** The register in words and figures, the newest year first. */
export const VerdictTable = ({ entries }: { entries: readonly RegisteredVerdict[] }) => (
  <Scroll tabIndex={0} role="region" aria-label={copy.table}>
    <Table>
      <thead>
        <tr>
          {Object.values(columns).map((label) => (
            <th key={label} scope="col">
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {entries.toReversed().map((entry) => (
          <tr key={entry.slug}>
            <td>{entry.year}</td>
            <th scope="row">
              <LoneTextLink to={paths.study(entry.slug)}>{entry.title_ar}</LoneTextLink>
            </th>
            <td>{entry.sector.name_ar}</td>
            <td>{entry.irr === null ? copy.noRate : <Ltr>{formatPercent(entry.irr)}</Ltr>}</td>
            <td>
              <Ltr>{formatTypedPercent(entry.discount_rate)}</Ltr>
            </td>
            <td>
              {entry.verdict ? <VerdictTag verdict={entry.verdict} /> : copy.none}
              {entry.verdict_sentence && <p>{figuresInText(entry.verdict_sentence)}</p>}
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  </Scroll>
);
