import { useState } from 'react';
import type { DayInput } from 'shared-lib/list';
import { LoadingArea, Skeleton } from 'shared-lib/ui/skeleton';
import { lazyPart } from '../lazy-part.tsx';

const DateField = lazyPart(
  () => import('shared-lib/controls/date-field').then((m) => m.DateField),
  <LoadingArea>
    <Skeleton $inline="100%" $block="5rem" />
  </LoadingArea>,
);

const DayOfFilter = ({ name, label, day }: DayInput) => {
  const [value, setValue] = useState<string | null>(day || null);
  return <DateField name={name} label={label} value={value} onChange={setValue} />;
};

/** The day of a list filter, loaded when its panel opens. */
export const renderDay = (field: DayInput) => <DayOfFilter key={field.name} {...field} />;
