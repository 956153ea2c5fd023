import { formatNumber } from 'shared-lib/format';
import { Ltr } from 'shared-lib/ui/bdi';
import { Table, TableFrame } from 'shared-lib/ui/table';
import { VisuallyHidden } from 'shared-lib/ui/visually-hidden';
import { studies } from '../../copy/studies.ts';
import { CashFlowChart } from './cash-flow-chart.tsx';
import { Part } from './study-part.tsx';
import { runningTotals } from './study-figures.ts';

const { page } = studies;

const FlowTable = ({ flows }: { flows: readonly number[] }) => {
  const totals = runningTotals(flows);
  const years = flows.map((flow, year) => ({ year, flow, total: totals[year] ?? 0 }));
  return (
    <TableFrame>
      <Table $dense>
        <VisuallyHidden as="caption">{page.flowsTable}</VisuallyHidden>
        <thead>
          <tr>
            <th scope="col">{page.yearColumn}</th>
            <th scope="col">{page.flowColumn}</th>
            <th scope="col">{page.runningColumn}</th>
          </tr>
        </thead>
        <tbody>
          {years.map(({ year, flow, total }) => (
            <tr key={year}>
              <td data-label={page.yearColumn}>{year}</td>
              <td data-label={page.flowColumn} data-number>
                <Ltr>{formatNumber(flow)}</Ltr>
              </td>
              <td data-label={page.runningColumn} data-number>
                <Ltr>{formatNumber(total)}</Ltr>
              </td>
            </tr>
          ))}
        </tbody>
      </Table>
    </TableFrame>
  );
};

/** The money of each year: drawn, and in figures. */
export const CashFlows = ({ flows }: { flows: readonly number[] }) => (
  <Part title={page.flows} text={page.flowsText}>
    <CashFlowChart flows={flows} />
    <FlowTable flows={flows} />
  </Part>
);
