import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { TAG_LIMITS, type RequestTriage, type SameSenderRequest } from 'shared-lib/contracts';
import { requestKindLabels, requestStatusLabel } from 'shared-lib/copy';
import { formatDate } from 'shared-lib/format';
import { color } from 'shared-lib/theme';
import { Button } from 'shared-lib/ui/button';
import { Panel } from 'shared-lib/ui/panel';
import { Cluster, Stack } from 'shared-lib/ui/stack';
import { TextLink } from 'shared-lib/ui/text-link';
import styled from 'styled-components';
import { triage as labels } from '../../copy/triage.ts';
import { requestPath } from '../../request/request-link.ts';
import { knownTagsQuery, triageQuery, useTriageChange } from '../../request/triage-query.ts';
import { DateField } from '../../resource/fields/lazy-date-field.tsx';
import { TagInput } from '../../resource/fields/tag-input.tsx';
import { fromLocalMorning, localDayAfter } from './riyadh-time.ts';

const Part = styled(Stack).attrs({ $gap: '2' })`
  label,
  h3 {
    font-size: var(--fs-sm);
    font-weight: inherit;
  }
  small {
    color: ${color.text3};
    font-size: var(--fs-xs);
  }
`;

interface Props {
  reference: string;
  triage: RequestTriage;
}

const Tags = ({ reference, triage: { tags } }: Props) => {
  const id = useId();
  const change = useTriageChange(reference);
  const { data: known = [] } = useQuery(knownTagsQuery());
  return (
    <Part>
      <label htmlFor={id}>{labels.tags}</label>
      <TagInput
        id={id}
        tags={tags}
        suggestions={known.map(({ tag }) => tag)}
        disabled={change.isPending}
        maxLength={TAG_LIMITS.length}
        onTags={(next) => change.mutate({ to: { tags: next }, back: { tags }, did: labels.tagsSaved })}
      />
      <small>{labels.tagsHint}</small>
    </Part>
  );
};

/** Days from today that one button snoozes for. */
const DAYS = { tomorrow: 1, days: 3, week: 7 } as const;
const choices = Object.entries(DAYS);

const choiceLabels: Readonly<Record<string, string>> = labels.choices;

const Snooze = ({ reference, triage: { snoozed_until: until, snoozed_by: by } }: Props) => {
  const change = useTriageChange(reference);
  const [day, setDay] = useState<string | null>(null);
  const snooze = (to: string) =>
    change.mutate({ to: { until: to }, back: { until }, did: labels.didSnooze(formatDate(to)) });
  if (until !== null)
    return (
      <Part $justify="start">
        <h3>{labels.snoozed(formatDate(until))}</h3>
        {by && <small>{labels.snoozedBy(by)}</small>}
        <Button
          size="small"
          tone="quiet"
          disabled={change.isPending}
          onClick={() => change.mutate({ to: { until: null }, back: { until }, did: labels.woken })}
        >
          {labels.wake}
        </Button>
      </Part>
    );
  return (
    <Part role="group" aria-label={labels.snooze}>
      <h3>{labels.snooze}</h3>
      <Cluster $gap="2">
        {choices.map(([name, days]) => (
          <Button
            key={name}
            size="small"
            tone="quiet"
            disabled={change.isPending}
            onClick={() => snooze(fromLocalMorning(localDayAfter(days)))}
          >
            {choiceLabels[name]}
          </Button>
        ))}
      </Cluster>
      <DateField label={labels.until} value={day} min={localDayAfter(1)} onChange={setDay} />
      {day && day >= localDayAfter(1) && (
        <Button size="small" tone="quiet" disabled={change.isPending} onClick={() => snooze(fromLocalMorning(day))}>
          {labels.snoozeUntil}
        </Button>
      )}
      <small>{labels.snoozeHint}</small>
    </Part>
  );
};

const reasonNames: Readonly<Record<string, string>> = labels.reasons;

const Others = styled.ul`
  display: grid;
  gap: var(--s3);
  small {
    display: block;
  }
`;

/** The place that the notice at the top leads to. */
export const SAME_SENDER = 'same-sender';

const SameSender = ({ requests }: { requests: readonly SameSenderRequest[] }) => (
  <Part id={SAME_SENDER}>
    <h3>{labels.sameSender}</h3>
    <Others>
      {requests.map((one) => (
        <li key={one.reference}>
          <TextLink to={requestPath(one)}>{one.title || one.reference}</TextLink>
          <small>
            {[
              requestKindLabels[one.kind === 'other' ? 'contact' : one.kind],
              requestStatusLabel(one.kind === 'other' ? 'contact' : one.kind, one.status),
              formatDate(one.created_at),
              labels.list(one.reasons.map((reason) => reasonNames[reason] ?? reason)),
            ].join(' · ')}
          </small>
        </li>
      ))}
    </Others>
  </Part>
);

/** What administrators sort their work by: tags, snooze, and other requests of the same sender. */
export const TriagePanel = ({ reference }: { reference: string }) => {
  const { data } = useQuery(triageQuery(reference));
  if (!data) return null;
  const props = { reference, triage: data };
  return (
    <Panel title={labels.title} screenOnly>
      <Stack $gap="5">
        {data.same_sender.length > 0 && <SameSender requests={data.same_sender} />}
        <Tags {...props} />
        <Snooze key={data.snoozed_until} {...props} />
      </Stack>
    </Panel>
  );
};
