import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useWatch } from 'react-hook-form';
import { dayParts } from 'shared-lib/contracts';
import { dayPartLabels, preferredTimes as labels } from 'shared-lib/copy';
import { color, media } from 'shared-lib/theme';
import { TextButton } from 'shared-lib/ui/text-link';
import styled from 'styled-components';
import { SelectField } from './select-field.tsx';
import { TextField } from './text-field.tsx';

const Group = styled.fieldset`
  display: grid;
  grid-column: 1 / -1;
  gap: var(--s3);
  legend {
    padding: 0;
    margin-block-end: var(--s3);
  }
  legend small {
    display: block;
    color: ${color.text3};
    font-size: var(--fs-sm);
  }
`;
const Day = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: var(--s3) var(--s5);
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

/** How many of the days have something typed, up to the last one; a stored draft may begin with the second. */
const filledDays = (times: unknown): number =>
  Array.isArray(times)
    ? times.findLastIndex(
        (time: unknown) => typeof time === 'object' && time !== null && Object.values(time).some(Boolean),
      ) + 1
    : 0;

/** Up to three days that suit a client, the best first; the staff confirm one of them. Each further day appears on demand. */
export const PreferredTimes = ({ title, hint, renderDay = nativeDay }: Props) => {
  const [asked, setAsked] = useState(1);
  const filled = filledDays(useWatch({ name: 'preferred_times' }));
  const shown = labels.days.slice(0, Math.max(asked, filled));
  const group = useRef<HTMLFieldSetElement>(null);
  useEffect(() => {
    // The button of the last day is gone, and what it added is before its place.
    if (asked > 1)
      group.current?.querySelector<HTMLElement>(`[data-day="${asked}"] :is(input, [role="spinbutton"])`)?.focus();
  }, [asked]);
  return (
    <Group ref={group}>
      <legend>
        {title}
        <small>{hint}</small>
      </legend>
      {shown.map((label, index) => (
        <Day key={label} data-day={index + 1}>
          {renderDay({ name: `preferred_times.${index}.date`, label })}
          <SelectField
            name={`preferred_times.${index}.time`}
            label={labels.partOf(label)}
            options={parts}
            placeholder={labels.anyPart}
            optional
          />
        </Day>
      ))}
      {shown.length < labels.days.length && (
        <div>
          <TextButton onClick={() => setAsked(shown.length + 1)}>{labels.another}</TextButton>
        </div>
      )}
    </Group>
  );
};
