import { Fragment, type ReactNode } from 'react';
import { dayParts } from 'shared-lib/contracts';
import { dayPartLabels, preferredTimes as labels } from 'shared-lib/copy';
import { color, media } from 'shared-lib/theme';
import styled from 'styled-components';
import { SelectField } from './select-field.tsx';
import { TextField } from './text-field.tsx';

const Group = styled.fieldset`
  display: grid;
  grid-column: 1 / -1;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: var(--s3) var(--s5);
  legend {
    padding: 0;
    margin-block-end: var(--s3);
  }
  legend small {
    display: block;
    color: ${color.text3};
    font-size: var(--fs-sm);
  }
  ${media.stacked} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

const parts = dayParts.map((value) => ({ value, label: dayPartLabels[value] }));

interface Props {
  title: string;
  hint: string;
  /** Renders the input of a day; the browser's own unless given, because it costs visitors no code. */
  renderDay?: (field: { name: string; label: string }) => ReactNode;
}

const nativeDay: Props['renderDay'] = (field) => <TextField {...field} type="date" optional />;

/** Up to three days that suit a client, the best first; the staff confirm one of them. */
export const PreferredTimes = ({ title, hint, renderDay = nativeDay }: Props) => (
  <Group>
    <legend>
      {title}
      <small>{hint}</small>
    </legend>
    {labels.days.flatMap((label, index) => [
      <Fragment key={label}>{renderDay({ name: `preferred_times.${index}.date`, label })}</Fragment>,
      <SelectField
        key={labels.partOf(label)}
        name={`preferred_times.${index}.time`}
        label={labels.partOf(label)}
        options={parts}
        placeholder={labels.anyPart}
        optional
      />,
    ])}
  </Group>
);
