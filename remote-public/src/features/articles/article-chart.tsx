import { Bars, CashFlowChart, LinesChart } from 'shared-lib/charts';
import type { DeferredMark } from 'shared-lib/theme';
import styled from 'styled-components';
import { articles as copy } from '../../copy/articles.ts';
import type { ChartTable } from './chart-table.ts';

/** The text styles of an article do not apply inside a chart. */
const Frame = styled.figure`
  && figure {
    padding: 0;
    border: 0;
  }
  && li {
    margin: 0;
    padding: 0;
  }
  && li::before {
    content: none;
  }
  && th,
  && td {
    border-inline: 0;
  }
`;

const Chart = ({ kind, caption, axis, columns, rows }: ChartTable) => {
  if (kind === 'cash-flow') return <CashFlowChart flows={rows.map(({ values }) => values[0] ?? 0)} />;
  if (kind === 'bars')
    return (
      <Bars
        items={rows.map(({ name, values, figures }) => ({
          label: name,
          value: values[0] ?? 0,
          ...(figures[0] === undefined ? {} : { text: figures[0] }),
        }))}
      />
    );
  return (
    <LinesChart
      finding={caption}
      periodColumn={axis}
      series={columns}
      points={rows.map(({ name, values, figures }) => ({
        name: copy.article.chartPoint(axis, name),
        tick: name,
        values,
        figures,
      }))}
    />
  );
};

/** A chart of an article with its caption. The figures are in a table below it, or beside the bars. */
export const ArticleChart = ({ chart, mark }: { chart: ChartTable; mark: DeferredMark }) => (
  <Frame {...mark}>
    <Chart {...chart} />
    {chart.caption && <figcaption>{chart.caption}</figcaption>}
  </Frame>
);
