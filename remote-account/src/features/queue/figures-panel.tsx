import type { ConsultantSummary } from 'shared-lib/contracts';
import { countOf, formatDecimal, formatNumber, measureOf } from 'shared-lib/format';
import { color, text, weight } from 'shared-lib/theme';
import { Panel } from 'shared-lib/ui/panel';
import styled from 'styled-components';
import { queueCopy as labels } from '../../copy/dashboard.ts';

const List = styled.dl`
  display: grid;
  gap: var(--s3h);
  div {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    justify-content: space-between;
    gap: 0 var(--s4);
  }
  dt {
    color: ${color.text2};
    font-size: var(--fs-sm);
  }
  dd {
    ${text.tabular}
    color: ${color.ink900};
    font-weight: ${weight.medium};
  }
`;

/** What a consultant achieved lately. Each figure names what it counts. */
export const FiguresPanel = ({ figures }: { figures: ConsultantSummary['figures'] }) => {
  const { days, open, delivered, on_time, first_reply_hours, rating_average, ratings } = figures;
  const rows: readonly (readonly [string, string])[] = [
    [labels.open, formatNumber(open)],
    [
      labels.onTime,
      delivered === 0 ? labels.noDelivery : labels.onTimeOf(formatNumber(on_time), formatNumber(delivered)),
    ],
    [labels.firstReply, first_reply_hours === null ? labels.noReply : measureOf(first_reply_hours, labels.hours)],
    [
      labels.rating,
      rating_average === null
        ? countOf(0, labels.ratings)
        : labels.ratingOf(formatDecimal(rating_average), countOf(ratings, labels.ratings)),
    ],
  ];
  return (
    <Panel title={labels.figures(countOf(days, labels.days))}>
      <List>
        {rows.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </List>
    </Panel>
  );
};
