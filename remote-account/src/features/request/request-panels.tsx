import type { ReactNode } from 'react';
import type { ClientRequestDetail, RequestEvent } from 'shared-lib/contracts';
import {
  budgetLabels,
  consultationTimelineLabels,
  feasibilityTimelineLabels,
  phaseStateLabels,
  requestStatusLabel,
  studyPhaseLabels,
} from 'shared-lib/copy';
import { formatDateTime } from 'shared-lib/format';
import { color, text } from 'shared-lib/theme';
import { Ltr } from 'shared-lib/ui/bdi';
import { Panel } from 'shared-lib/ui/panel';
import { Timeline } from 'shared-lib/ui/timeline';
import styled from 'styled-components';
import { requestCopy as labels } from '../../copy/requests.ts';

const Facts = styled.dl`
  display: grid;
  gap: 0.875rem;
  dt {
    ${text.sm}
    color: ${color.text2};
  }
  dd {
    white-space: pre-line;
    overflow-wrap: anywhere;
  }
`;

const choices: Readonly<Record<string, string>> = {
  ...budgetLabels,
  ...consultationTimelineLabels,
  ...feasibilityTimelineLabels,
};
const labelled = (value: string | null): string | null => value && (choices[value] ?? value);

/** The form as the client sent it. */
export const SentPanel = ({ request }: { request: ClientRequestDetail }) => {
  const values: readonly (readonly [string, ReactNode])[] = [
    [labels.fields.subject, request.subject],
    [labels.fields.message, request.message],
    [labels.fields.project_idea, request.project_idea],
    [labels.fields.project_type, request.project_type],
    [labels.fields.description, request.description],
    [labels.fields.location, request.location],
    [labels.fields.capital_amount, request.capital_amount],
    [labels.fields.target_market, request.target_market],
    [labels.fields.budget_range, labelled(request.budget_range)],
    [labels.fields.timeline, labelled(request.timeline)],
    [labels.fields.company, request.company],
    [labels.fields.phone, request.phone && <Ltr>{request.phone}</Ltr>],
  ];
  return (
    <Panel title={labels.sent}>
      <Facts>
        {values
          .filter(([, value]) => Boolean(value))
          .map(([label, value]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
      </Facts>
    </Panel>
  );
};

const phaseLabels = { ...phaseStateLabels, other: labels.unknown };

/** The four phases of a study; the word carries the state. */
export const Phases = ({ phases }: Pick<ClientRequestDetail, 'phases'>) =>
  phases && (
    <Facts aria-label={labels.phases}>
      {Object.entries(studyPhaseLabels).map(([phase, label]) => {
        const state = new Map(Object.entries(phases)).get(phase);
        return (
          <div key={phase}>
            <dt>{label}</dt>
            <dd>{phaseLabels[state ?? 'not_started']}</dd>
          </div>
        );
      })}
    </Facts>
  );

const titleOf = ({ kind }: ClientRequestDetail, { type, to }: RequestEvent): string =>
  type === 'status' ? labels.status(requestStatusLabel(kind, to ?? '')) : labels.events[type];

/** What happened with the request, newest first. */
export const HistoryPanel = ({ request }: { request: ClientRequestDetail }) => (
  <Panel title={labels.history}>
    <Timeline
      items={request.events.toReversed().map((event) => ({
        id: event.id,
        title: titleOf(request, event),
        time: labels.byAt(event.actor.name, formatDateTime(event.at)),
        children: event.note && <p>{event.note}</p>,
      }))}
    />
  </Panel>
);
