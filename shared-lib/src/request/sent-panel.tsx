import type { ReactNode } from 'react';
import type { AttachedCalculation, Request } from 'shared-lib/contracts';
import {
  budgetLabels,
  consultationTimelineLabels,
  feasibilityTimelineLabels,
  requestPanels as labels,
} from 'shared-lib/copy';
import { formatPreferredTime } from 'shared-lib/format';
import { color, text } from 'shared-lib/theme';
import { Ltr } from 'shared-lib/ui/bdi';
import { Panel } from 'shared-lib/ui/panel';
import styled from 'styled-components';
import { calculationText } from './calculation-facts.ts';
import { anchors } from './request-title.tsx';

const List = styled.dl`
  display: grid;
  gap: var(--s3h);
  dt {
    ${text.xs}
    color: ${color.text3};
  }
  dd {
    white-space: pre-line;
    overflow-wrap: anywhere;
  }
`;

/** Labels with values; a pair without a value is left out. */
export const ValueList = ({ items }: { items: readonly (readonly [string, ReactNode])[] }) => (
  <List>
    {items
      .filter(([, value]) => Boolean(value))
      .map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
  </List>
);

const choices: Readonly<Record<string, string>> = {
  ...budgetLabels,
  ...consultationTimelineLabels,
  ...feasibilityTimelineLabels,
};
const labelled = (value: string | null): string | null => value && (choices[value] ?? value);

type SentFields = Pick<
  Request,
  | 'subject'
  | 'message'
  | 'project_idea'
  | 'project_type'
  | 'description'
  | 'location'
  | 'capital_amount'
  | 'target_market'
  | 'budget_range'
  | 'timeline'
  | 'preferred_times'
  | 'company'
  | 'phone'
>;

interface Props {
  request: SentFields & { calculation?: AttachedCalculation | null | undefined };
  title?: string;
}

/** The form as the client sent it. */
export const SentPanel = ({ request, title = labels.sent }: Props) => (
  <Panel title={title} id={anchors.sent}>
    <ValueList
      items={[
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
        [labels.fields.preferred_times, request.preferred_times?.map(formatPreferredTime).join('\n')],
        [labels.fields.calculation, request.calculation && calculationText(request.calculation)],
        [labels.fields.company, request.company],
        [labels.fields.phone, request.phone && <Ltr>{request.phone}</Ltr>],
      ]}
    />
  </Panel>
);
