import { useState } from 'react';
import type { DayInput } from 'shared-lib/list';
import { DateField } from './lazy-date-field.tsx';

const DayOfFilter = ({ name, label, day }: DayInput) => {
  const [value, setValue] = useState<string | null>(day || null);
  return <DateField name={name} label={label} value={value} onChange={setValue} />;
};

/** The day of a list filter, loaded when its panel opens. */
export const renderDay = (field: DayInput) => <DayOfFilter key={field.name} {...field} />;
