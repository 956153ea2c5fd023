import type { ReactNode } from 'react';
import { formulaVersionOf, type AttachedCalculation, type Request } from 'shared-lib/contracts';
import {
  budgetLabels,
  consultationTimelineLabels,
  feasibilityTimelineLabels,
  requestPanels as labels,
} from 'shared-lib/copy';
import { calculationText, formatPreferredTime } from 'shared-lib/format';
import { paths } from 'shared-lib/paths';
import { color, media, text } from 'shared-lib/theme';
import { Ltr } from 'shared-lib/ui/bdi';
import { Panel } from 'shared-lib/ui/panel';
import { TextLink } from 'shared-lib/ui/text-link';
import styled, { css } from 'styled-components';
import { anchors } from './request-title.tsx';
import { figuresInText } from 'shared-lib/ui/figures-in-text';

/** As many columns as fit, three at most. */
const columns = css`
  grid-template-columns: repeat(auto-fill, minmax(max(8.5rem, (100% - 2 * var(--s5)) / 3), 1fr));
  gap: var(--s4) var(--s5);
  > [data-length='long'] {
    grid-column: 1 / -1;
  }
`;
const List = styled.dl<{ $isWide: boolean }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--s3h);
  /* A long URL breaks at the edge of the place instead of widening the list. */
  inline-size: 100%;
  ${({ $isWide }) => $isWide && columns}
  ${media.print} {
    ${columns}
  }
  dt {
    ${text.xs}
    color: ${color.text3};
  }
  dd {
    white-space: pre-line;
    overflow-wrap: anywhere;
  }
`;

/** `long`: a text of several lines, which gets a row of its own. */
type ValueItem = readonly [label: string, value: ReactNode, length?: 'long'];

interface ValueListProps {
  items: readonly ValueItem[];
  /** Whether the list fills a wide place: up to three columns. */
  isWide?: boolean;
}

/** Labels with values; a pair without a value is left out. */
export const ValueList = ({ items, isWide = false }: ValueListProps) => (
  <List $isWide={isWide}>
    {items
      .filter(([, value]) => Boolean(value))
      .map(([label, value, length]) => (
        <div key={label} data-length={length}>
          <dt>{label}</dt>
          <dd>{typeof value === 'string' ? figuresInText(value) : value}</dd>
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

/** The figures of a calculation as text, and the way to all of it. */
const Attached = ({ calculation }: { calculation: AttachedCalculation }) => (
  <>
    {calculationText(calculation)}
    {'\n'}
    <TextLink
      to={paths.calculator({
        c: calculation.link,
        formula: String(formulaVersionOf(calculation.figures.formula_version)),
      })}
    >
      {labels.openCalculation}
    </TextLink>
  </>
);

interface Props {
  request: SentFields & { calculation?: AttachedCalculation | null | undefined };
  title?: string;
  /** Whether the panel stands in the wide column of its page. */
  isWide?: boolean;
}

/** The form as the client sent it. */
export const SentPanel = ({ request, title = labels.sent, isWide = false }: Props) => (
  <Panel title={title} id={anchors.sent}>
    <ValueList
      isWide={isWide}
      items={[
        [labels.fields.subject, request.subject],
        [labels.fields.message, request.message, 'long'],
        [labels.fields.project_idea, request.project_idea, 'long'],
        [labels.fields.project_type, request.project_type],
        [labels.fields.description, request.description, 'long'],
        [labels.fields.location, request.location],
        [labels.fields.capital_amount, request.capital_amount],
        [labels.fields.target_market, request.target_market],
        [labels.fields.budget_range, labelled(request.budget_range)],
        [labels.fields.timeline, labelled(request.timeline)],
        [labels.fields.preferred_times, request.preferred_times?.map(formatPreferredTime).join('\n'), 'long'],
        [labels.fields.calculation, request.calculation && <Attached calculation={request.calculation} />, 'long'],
        [labels.fields.company, request.company],
        [labels.fields.phone, request.phone && <Ltr>{request.phone}</Ltr>],
      ]}
    />
  </Panel>
);
