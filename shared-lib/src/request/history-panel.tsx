import { useState } from 'react';
import type { Request, RequestEvent } from 'shared-lib/contracts';
import { requestPanels as labels } from 'shared-lib/copy';
import { formatDateTime } from 'shared-lib/format';
import { color } from 'shared-lib/theme';
import { Panel } from 'shared-lib/ui/panel';
import { TextButton } from 'shared-lib/ui/text-link';
import { Timeline } from 'shared-lib/ui/timeline';
import styled from 'styled-components';
import { InternalMark } from './internal-mark.tsx';
import { statusLabelFor, type Side } from './request-title.tsx';

const Note = styled.p`
  color: ${color.text2};
  font-size: var(--fs-sm);
  white-space: pre-line;
  overflow-wrap: anywhere;
`;

type Logged = Pick<Request, 'kind'> & { events: readonly RequestEvent[] };

const quoteEvents: Readonly<Record<string, string>> = labels.quoteEvents;

/** The note of an event of a phase names phase and state. */
const titleOf = ({ kind }: Logged, { type, to, note }: RequestEvent, side: Side): string => {
  if (type === 'status') return labels.status(statusLabelFor(side)(kind, to ?? ''));
  if (type === 'quote') return quoteEvents[to ?? ''] ?? labels.events.quote;
  return type === 'phase' && note ? note : labels.events[type];
};

/** Whether an event of a quote repeats the status that changed with it. */
const isRepeated = ({ type, at, actor }: RequestEvent, { events }: Logged): boolean =>
  type === 'quote' &&
  events.some(
    (other) =>
      other.type === 'status' && other.actor.name === actor.name && formatDateTime(other.at) === formatDateTime(at),
  );

const More = styled.div`
  padding-block-start: var(--s4);
`;

const SHOWN = 6;

/** What happened with the request, newest first. */
export const HistoryPanel = ({ request, side = 'staff' }: { request: Logged; side?: Side }) => {
  const [isWhole, setIsWhole] = useState(false);
  const events = request.events.filter((event) => !isRepeated(event, request)).toReversed();
  return (
    <Panel title={labels.history}>
      <Timeline
        items={(isWhole ? events : events.slice(0, SHOWN)).map((event) => ({
          id: event.id,
          title: titleOf(request, event, side),
          time: labels.byAt(event.actor.name, formatDateTime(event.at)),
          children: (
            <>
              {event.visibility === 'internal' && <InternalMark />}
              {event.note && event.type !== 'phase' && <Note>{event.note}</Note>}
            </>
          ),
        }))}
      />
      {!isWhole && events.length > SHOWN && (
        <More>
          <TextButton onClick={() => setIsWhole(true)}>{labels.wholeHistory}</TextButton>
        </More>
      )}
    </Panel>
  );
};
