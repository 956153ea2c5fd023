import { formatNumber } from 'shared-lib/format';
import { Ltr } from 'shared-lib/ui/bdi';
import { Table, TableContainer } from 'shared-lib/ui/table';
import { VisuallyHidden } from 'shared-lib/ui/visually-hidden';
import { studies } from '../../copy/studies.ts';
import { CashFlowChart } from './cash-flow-chart.tsx';
import { StudySection } from './study-section.tsx';
import { cumulativeTotals } from './study-format.ts';

const { page } = studies;

const FlowTable = ({ flows }: { flows: readonly number[] }) => {
  const totals = cumulativeTotals(flows);
  const years = flows.map((flow, year) => ({ year, flow, total: totals[year] ?? 0 }));
  return (
    <TableContainer>
      <Table $dense>
        <VisuallyHidden as="caption">{page.flowsTable}</VisuallyHidden>
        <thead>
          <tr>
            <th scope="col">{page.yearColumn}</th>
            <th scope="col">{page.flowColumn}</th>
            <th scope="col">{page.cumulativeColumn}</th>
          </tr>
        </thead>
        <tbody>
          {years.map(({ year, flow, total }) => (
            <tr key={year}>
              <td data-label={page.yearColumn}>{year}</td>
              <td data-label={page.flowColumn} data-number>
                <Ltr>{formatNumber(flow)}</Ltr>
              </td>
              <td data-label={page.cumulativeColumn} data-number>
                <Ltr>{formatNumber(total)}</Ltr>
              </td>
            </tr>
          ))}
        </tbody>
      </Table>
    </TableContainer>
  );
};

/** Cash flows per year as chart and table. */
export const CashFlows = ({ flows }: { flows: readonly number[] }) => (
  <StudySection title={page.flows} text={page.flowsText}>
    <CashFlowChart flows={flows} />
    <FlowTable flows={flows} />
  </StudySection>
);
