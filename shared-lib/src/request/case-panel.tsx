import { useQuery } from '@tanstack/react-query';
import { FORMULA_VERSION, type AttachedCalculation, type RequestCase } from 'shared-lib/contracts';
import { calculationFacts, formatDate } from 'shared-lib/format';
import { paths } from 'shared-lib/paths';
import { text } from 'shared-lib/theme';
import { BlockFailed } from 'shared-lib/ui/block-failed';
import { ButtonLink } from 'shared-lib/ui/button';
import { Skeleton } from 'shared-lib/ui/skeleton';
import { Cluster, Stack } from 'shared-lib/ui/stack';
import styled from 'styled-components';
import { requestCaseCopy as copy } from 'shared-lib/copy';
import { Actuals } from './case-actuals.tsx';
import { caseQuery, useCaseChange, type CaseArea } from './case-calls.ts';
import { NewCopy } from './case-copy-form.tsx';
import { CaseHint, CaseScroll, CaseTable, CaseTitle } from './case-table.ts';

const Changes = styled.ul`
  display: grid;
  gap: var(--s1);
  padding-inline-start: var(--s5);
  list-style: disc;
  ${text.sm}
`;

interface Column {
  key: string;
  name: string;
  calculation: AttachedCalculation;
}

/** The figures of calculations beside each other; a quick one lacks those of a detail. */
const FiguresTable = ({ columns }: { columns: readonly Column[] }) => {
  const facts = columns.map(({ key, calculation }) => ({ key, of: new Map(calculationFacts(calculation)) }));
  const labels = [...new Set(facts.flatMap((column) => [...column.of.keys()]))];
  return (
    <CaseScroll role="region" aria-label={copy.caption} tabIndex={0}>
      <CaseTable>
        <thead>
          <tr>
            <th scope="col">{copy.figure}</th>
            {columns.map(({ key, name }) => (
              <th key={key} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {labels.map((label) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              {facts.map((column) => (
                <td key={column.key}>{column.of.get(label) ?? copy.actuals.none}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </CaseTable>
    </CaseScroll>
  );
};

const FileLinks = ({ name, calculation: { link } }: Pick<Column, 'name' | 'calculation'>) => (
  <Cluster $gap="2">
    <ButtonLink
      size="small"
      tone="quiet"
      aria-label={copy.openNamed(name)}
      to={paths.calculator({ c: link, formula: String(FORMULA_VERSION) })}
    >
      {copy.open}
    </ButtonLink>
    <ButtonLink
      size="small"
      tone="quiet"
      reloadDocument
      aria-label={copy.workbookNamed(name)}
      to={`/api/public/calculations/workbook?${new URLSearchParams({ c: link })}`}
    >
      {copy.workbook}
    </ButtonLink>
  </Cluster>
);

const Copies = ({ copies }: Pick<RequestCase, 'copies'>) =>
  copies.map(({ id, name, note, author_name, created_at, calculation, changes }) => (
    <Stack key={id} $gap="2" as="section">
      <CaseTitle>{copy.changes(name)}</CaseTitle>
      <CaseHint>{copy.copyBy(author_name, formatDate(created_at))}</CaseHint>
      {note && <p>{note}</p>}
      {changes.length === 0 ? (
        <CaseHint>{copy.noChanges}</CaseHint>
      ) : (
        <Changes>
          {changes.map(({ label, before, after }, place) => (
            // oxlint-disable-next-line react/no-array-index-key -- two lines of a calculation may have the same name
            <li key={`${label} ${place}`}>{copy.change(label, before, after)}</li>
          ))}
        </Changes>
      )}
      <FileLinks name={name} calculation={calculation} />
    </Stack>
  ));

interface Props {
  reference: string;
  area: CaseArea;
}

/** The calculation of a request beside the copies of staff, and its plan beside what happened. */
export const CasePanel = ({ reference, area }: Props) => {
  const { data, isError, isFetching, refetch } = useQuery(caseQuery(area, reference));
  const change = useCaseChange(area, reference);
  if (isError && !data)
    return <BlockFailed message={copy.failed} isTrying={isFetching} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton $block="16rem" />;
  const { calculation, copies } = data;
  const original = { key: 'original', name: area.side === 'client' ? copy.own : copy.ofClient, calculation };
  const newest = copies.at(-1)?.calculation ?? calculation;
  return (
    <Stack $gap="6">
      <CaseHint>{copy.hint}</CaseHint>
      <FiguresTable columns={[original, ...copies.map(({ id, ...one }) => ({ ...one, key: String(id) }))]} />
      <FileLinks name={original.name} calculation={calculation} />
      {copies.length === 0 && <CaseHint>{copy.noCopies}</CaseHint>}
      <Copies copies={copies} />
      {area.side === 'staff' && <NewCopy newest={newest} change={change} />}
      <Actuals known={data} change={change} />
    </Stack>
  );
};
