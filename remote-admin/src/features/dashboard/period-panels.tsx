import { Bars, Funnel, StackedColumns } from 'shared-lib/charts';
import type { AdminStats, RequestStatus } from 'shared-lib/contracts';
import { countOf, formatDate, formatNumber, formatPercent, measureOf } from 'shared-lib/format';
import { color } from 'shared-lib/theme';
import { Ltr } from 'shared-lib/ui/bdi';
import { Panel } from 'shared-lib/ui/panel';
import { TextLink } from 'shared-lib/ui/text-link';
import styled from 'styled-components';
import { dashboard as labels } from '../../copy/dashboard.ts';
import { listLink } from './list-links.ts';

const Note = styled.p`
  padding-block-start: var(--s4);
  color: ${color.text2};
  font-size: var(--fs-sm);
`;
const Links = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: var(--s1) var(--s3h);
  padding-block-start: var(--s3);
  font-size: var(--fs-sm);
`;
const Figures = styled.dl`
  display: grid;
  gap: var(--s2);
  padding-block-end: var(--s4);
  div {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    justify-content: space-between;
    gap: var(--s2);
  }
  dt {
    color: ${color.text2};
    font-size: var(--fs-sm);
  }
  dd {
    font-weight: 600;
  }
`;

type Period = AdminStats['period'];
const kinds = ['feasibility', 'consultation', 'contact'] as const;

/** Noon of a day, so that the date is the same in every zone. */
const dateOf = (day: string): string => formatDate(`${day}T12:00:00Z`);
const tickOf = (day: string): string => String(Number(day.slice('YYYY-MM-'.length)));

/** Requests of each day of the period by kind. */
export const TrendPanel = ({ trend }: Pick<Period, 'trend'>) => {
  const sums = trend.map((day) => day.feasibility + day.consultation + day.contact);
  const most = Math.max(0, ...sums);
  const busiest = trend[sums.indexOf(most)];
  const total = sums.reduce((sum, count) => sum + count, 0);
  return (
    <Panel title={labels.trend} tools={<b>{countOf(total, labels.requests)}</b>}>
      <StackedColumns
        finding={labels.trendFinding(
          countOf(total, labels.requests),
          busiest ? dateOf(busiest.date) : '',
          formatNumber(most),
        )}
        periodColumn={labels.day}
        series={kinds.map((kind) => labels.kinds[kind])}
        periods={trend.map((day) => ({
          name: dateOf(day.date),
          tick: tickOf(day.date),
          counts: kinds.map((kind) => day[kind]),
        }))}
      />
    </Panel>
  );
};

const funnelStages = ['under_review', 'quoted', 'accepted', 'in_progress', 'delivered'] as const;

/** How far the feasibility studies of the period came. */
export const FunnelPanel = ({ period: { stages, from } }: { period: Period }) => {
  const reached = (status: RequestStatus) => stages.feasibility.find((stage) => stage.status === status)?.reached ?? 0;
  return (
    <Panel title={labels.funnel}>
      <Funnel
        stages={[
          { name: labels.stageArrived, count: reached('new') },
          ...funnelStages.map((status) => ({ name: labels.stages[status], count: reached(status) })),
        ]}
      />
      <Note>{labels.funnelText}</Note>
      <Links>
        {labels.reached}
        {funnelStages.map((status) => (
          <TextLink key={status} to={listLink('feasibility', { from, reached: status })}>
            {labels.stages[status]}
          </TextLink>
        ))}
      </Links>
    </Panel>
  );
};

/** Requests of the period by the sector of the page that they were sent from. */
export const SectorsPanel = ({ period: { sectors, from } }: { period: Period }) => (
  <Panel title={labels.sectors}>
    {sectors.length === 0 && <p>{labels.noSectors}</p>}
    <Bars
      items={sectors.map(({ sector, total }) => ({
        label: sector?.name_ar ?? labels.noSector,
        value: total,
        isOther: sector === null,
        ...(sector ? { to: listLink(undefined, { from, sector_id: String(sector.id) }) } : {}),
      }))}
    />
  </Panel>
);

/** Time to the first reply, in working hours. */
export const FirstReplyPanel = ({ first_reply }: Pick<Period, 'first_reply'>) => {
  const { median_hours: median, in_time: share, answered } = first_reply.all;
  return (
    <Panel title={labels.firstReply}>
      {median === null ? (
        <p>{labels.noReplies}</p>
      ) : (
        <Figures>
          <div>
            <dt>{labels.median}</dt>
            <dd>{measureOf(median, labels.hours)}</dd>
          </div>
          {share !== null && (
            <div>
              <dt>{labels.inTime}</dt>
              <dd>
                <Ltr>{formatPercent(share)}</Ltr> {labels.answered(formatNumber(answered))}
              </dd>
            </div>
          )}
        </Figures>
      )}
      <Bars
        items={kinds.flatMap((kind) => {
          const hours = first_reply[kind].median_hours;
          return hours === null
            ? []
            : [{ label: labels.kinds[kind], value: hours, text: measureOf(hours, labels.hours) }];
        })}
      />
    </Panel>
  );
};
