import { adminSettings, settingsInput } from 'shared-lib/contracts';
import { workingDays } from 'shared-lib/copy';
import { countOf, measureOf } from 'shared-lib/format';
import { CheckboxesField, FieldRows, Fields, NumberField, SelectField, TextField, useWatch } from 'shared-lib/form';
import { Panel } from 'shared-lib/ui/panel';
import styled from 'styled-components';
import type * as z from 'zod/mini';
import { settingFields, settingsCopy } from '../../copy/settings.ts';
import { DayField } from '../../resource/fields/day-field.tsx';
import { defineGroup } from './define-group.tsx';
import { withStored } from './stored-choice.ts';

type Values = z.input<typeof settingsInput.service_levels>;

/** Sunday to Thursday. */
const WORKING_DAYS = [0, 1, 2, 3, 4];
const empty: Values = {
  first_reply_contact_hours: 8,
  first_reply_consultation_hours: 8,
  first_reply_consultation_urgent_hours: 4,
  first_reply_feasibility_hours: 16,
  working_days: WORKING_DAYS,
  holidays: [],
  working_hours_start: 9,
  working_hours_end: 17,
  working_time_zone: 'Asia/Riyadh',
  updated_at: null,
};

const replies = [
  'first_reply_contact_hours',
  'first_reply_consultation_hours',
  'first_reply_consultation_urgent_hours',
  'first_reply_feasibility_hours',
] as const;

const TimeZone = () => {
  const zone = useWatch<Values, 'working_time_zone'>({ name: 'working_time_zone' });
  return (
    <SelectField<Values>
      name="working_time_zone"
      label={settingFields.working_time_zone}
      options={withStored(settingsCopy.timeZones, zone)}
      required
    />
  );
};

const Holidays = () => (
  <Panel title={settingFields.holidays}>
    <p>{settingsCopy.holidaysText}</p>
    <FieldRows
      name="holidays"
      label={settingFields.holidays}
      rowNoun={settingsCopy.holiday}
      emptyRow={{ date: '', name: '' }}
    >
      {(prefix) => (
        <Fields>
          <TextField name={`${prefix}.name`} label={settingsCopy.holidayName} maxLength={120} required />
          <DayField name={`${prefix}.date`} label={settingsCopy.holidayDate} empty="" required />
        </Fields>
      )}
    </FieldRows>
  </Panel>
);

const LevelFields = () => (
  <>
    <Panel title={settingsCopy.replyTimes}>
      <Fields>
        {replies.map((name) => (
          <NumberField<Values>
            key={name}
            name={name}
            kind="decimal"
            label={settingFields[name]}
            hint={settingsCopy.hourHint}
            required
          />
        ))}
      </Fields>
    </Panel>
    <Panel title={settingsCopy.workingTime}>
      <Fields>
        <CheckboxesField<Values>
          name="working_days"
          label={settingFields.working_days}
          options={settingsCopy.days.map((label, value) => ({ value, label }))}
        />
        <NumberField<Values>
          name="working_hours_start"
          kind="count"
          label={settingFields.working_hours_start}
          hint={settingsCopy.clockHint}
          required
        />
        <NumberField<Values>
          name="working_hours_end"
          kind="count"
          label={settingFields.working_hours_end}
          hint={settingsCopy.clockHint}
          required
        />
        <TimeZone />
      </Fields>
    </Panel>
    <Holidays />
  </>
);

const List = styled.ul`
  display: grid;
  gap: var(--s2);
  margin-block: var(--s3);
  font-size: var(--fs-sm);
`;

/** A number of working hours as working days, when it is a whole number of them. */
const meaningOf = (hours: number, dayLength: number): string => {
  const text = measureOf(hours, settingsCopy.hours);
  const days = hours / dayLength;
  return dayLength > 0 && Number.isInteger(days) ? `${text} (${countOf(days, workingDays)})` : text;
};

const LevelPreview = () => {
  const values = useWatch<Values>();
  const dayLength = Number(values.working_hours_end) - Number(values.working_hours_start);
  return (
    <Panel title={settingsCopy.levelsPreview}>
      {dayLength > 0 && <p>{settingsCopy.workingDay(countOf(dayLength, settingsCopy.hours))}</p>}
      <List>
        {replies
          .filter((name) => Number(values[name]) > 0)
          .map((name) => (
            <li key={name}>
              {settingFields[name]}: {meaningOf(Number(values[name]), dayLength)}
            </li>
          ))}
      </List>
      <p>{settingsCopy.levelsApply}</p>
    </Panel>
  );
};

export const LevelsGroup = defineGroup({
  group: 'service_levels',
  input: settingsInput.service_levels,
  stored: adminSettings.shape.service_levels,
  empty,
  Fields: LevelFields,
  Preview: LevelPreview,
});
