import {
  Bars,
  CashFlowChart,
  Funnel,
  LineChart,
  SensitivityTable,
  StackedColumns,
  VerdictScale,
} from 'shared-lib/charts';
import { npv, sensitivityGrid, type Project } from 'shared-lib/finance';
import { surface } from 'shared-lib/theme';
import { Panel } from 'shared-lib/ui/panel';
import styled from 'styled-components';
import { samples } from '../../copy/samples.ts';
import { Columns, Stack } from './sample-layout.ts';

const labels = samples.charts;

const Dark = styled.div`
  ${surface.dark}
  padding: var(--s6);
`;

const FLOWS = [-550_000, 114_000, 132_840, 153_642, 176_592, 201_888, 229_752, 390_422];
const FIFTY_YEARS = [-90_000_000, ...Array.from({ length: 50 }, (_, year) => 2_000_000 + year * 100_000)];
const NO_RETURN = [-40_000, 9000, 8000, -3000];

const PROJECT: Project = {
  years: 7,
  fixedCapital: 420_000,
  workingCapital: 130_000,
  residualValue: 0,
  depreciationYears: 10,
  taxRate: 0.2,
  revenues: [{ amount: 355_000, growth: 0.08 }],
  costs: [{ amount: 223_000, growth: 0.03 }],
};
const CHANGES = [-0.2, -0.1, 0, 0.1, 0.2];
const DISCOUNT_RATE = 0.12;
const grid = sensitivityGrid(PROJECT, { revenue: CHANGES, cost: CHANGES }, (flows) => npv(DISCOUNT_RATE, flows) / 1000);

const DAYS = 30;
const days = Array.from({ length: DAYS }, (_, index) => ({
  name: labels.day(index + 1),
  tick: String(index + 1),
  counts: [(index * 7) % 4, (index * 5) % 3, (index * 3) % 2],
}));
const weeks = [9, 7.5, 8, 5.2, 4.1, 3.7].map((value, index) => ({
  name: labels.week(index + 1),
  tick: String(index + 1),
  value,
}));

/** Every chart, with common and extreme figures. */
export const ChartSamples = () => (
  <>
    <Panel title={labels.cashFlow}>
      <CashFlowChart flows={FLOWS} />
    </Panel>
    <Panel title={labels.fiftyYears}>
      <CashFlowChart flows={FIFTY_YEARS} />
    </Panel>
    <Panel title={labels.noReturn}>
      <CashFlowChart flows={NO_RETURN} />
    </Panel>
    <Panel title={labels.requests}>
      <StackedColumns
        finding={labels.requestsFinding}
        periodColumn={labels.dayColumn}
        series={labels.kinds}
        periods={days}
      />
    </Panel>
    <Panel title={labels.firstReply}>
      <LineChart
        finding={labels.firstReplyFinding}
        name={labels.firstReply}
        periodColumn={labels.weekColumn}
        periods={weeks}
        target={{ name: labels.limit, value: 6 }}
      />
    </Panel>
    <Panel title={labels.compare}>
      <Columns>
        <Bars items={labels.sectors} />
        <Funnel stages={labels.stages} />
      </Columns>
    </Panel>
    <Panel title={labels.sensitivity}>
      <SensitivityTable caption={labels.sensitivityCaption} grid={grid} />
    </Panel>
    <Stack>
      <Dark>
        <VerdictScale discountRate={DISCOUNT_RATE} rate={0.241} />
      </Dark>
      <Dark>
        <VerdictScale discountRate={DISCOUNT_RATE} rate={null} />
      </Dark>
    </Stack>
  </>
);
