import { useState } from 'react';
import type { Request, RequestEvent } from 'shared-lib/contracts';
import { requestPanels as labels, requestStatusLabel } from 'shared-lib/copy';
import { formatDateTime } from 'shared-lib/format';
import { color } from 'shared-lib/theme';
import { Panel } from 'shared-lib/ui/panel';
import { TextButton } from 'shared-lib/ui/text-link';
import { Timeline } from 'shared-lib/ui/timeline';
import styled from 'styled-components';
import { InternalMark } from './internal-mark.tsx';

const Note = styled.p`
  color: ${color.text2};
  font-size: var(--fs-sm);
  white-space: pre-line;
  overflow-wrap: anywhere;
`;

type Logged = Pick<Request, 'kind'> & { events: readonly RequestEvent[] };

const quoteEvents: Readonly<Record<string, string>> = labels.quoteEvents;

/** The note of an event of a phase names phase and state. */
const titleOf = ({ kind }: Logged, { type, to, note }: RequestEvent): string => {
  if (type === 'status') return labels.status(requestStatusLabel(kind, to ?? ''));
  if (type === 'quote') return quoteEvents[to ?? ''] ?? labels.events.quote;
  return type === 'phase' && note ? note : labels.events[type];
};

const SHOWN = 6;

/** What happened with the request, newest first. */
export const HistoryPanel = ({ request }: { request: Logged }) => {
  const [isWhole, setIsWhole] = useState(false);
  const events = request.events.toReversed();
  return (
    <Panel title={labels.history}>
      <Timeline
        items={(isWhole ? events : events.slice(0, SHOWN)).map((event) => ({
          id: event.id,
          title: titleOf(request, event),
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
        <TextButton onClick={() => setIsWhole(true)}>{labels.wholeHistory}</TextButton>
      )}
    </Panel>
  );
};
