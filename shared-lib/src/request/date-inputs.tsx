import { lazy, Suspense, useState } from 'react';
import { requestPanels } from 'shared-lib/copy';
import { FieldLayout, useFormContext, useWatch } from 'shared-lib/form';
import { formatDate } from 'shared-lib/format';
import { Input } from 'shared-lib/ui/input';
import styled from 'styled-components';
import type { DateInputProps } from './date-controls.tsx';

// The date controls are a third of the code of the page, and most people only read it.
const MomentControl = lazy(async () => ({ default: (await import('./date-controls.tsx')).MomentControl }));
const DayControl = lazy(async () => ({ default: (await import('./date-controls.tsx')).DayControl }));

const Value = styled(Input).attrs({ as: 'button', type: 'button' })`
  text-align: start;
  cursor: pointer;
`;

/** The field before its control is loaded: its value, and a button that loads the control. */
const ClosedDate = ({ name, label, hint, isRequired = false, onOpen }: DateInputProps & { onOpen?: () => void }) => {
  const value: unknown = useWatch({ name });
  const ids = { id: name, hintId: `${name}-hint`, errorId: `${name}-error` };
  return (
    <FieldLayout ids={ids} error={undefined} label={label} hint={hint} required={isRequired} optional={!isRequired}>
      <Value id={ids.id} aria-describedby={hint ? ids.hintId : undefined} onClick={onOpen}>
        {typeof value === 'string' && value ? formatDate(value) : requestPanels.chooseDay}
      </Value>
    </FieldLayout>
  );
};

/** A day and time of the surrounding form, as ISO timestamp. */
export const MomentInput = (props: DateInputProps) => (
  <Suspense fallback={<ClosedDate {...props} />}>
    <MomentControl {...props} />
  </Suspense>
);

/** A day of the surrounding form, as ISO timestamp at noon in Riyadh; null when it is removed. */
export const DayInput = (props: DateInputProps) => (
  <Suspense fallback={<ClosedDate {...props} />}>
    <DayControl {...props} />
  </Suspense>
);

/** A day in a form that is always open: its control is loaded when the user presses the field or sends the form with an error. */
export const ClosedDayInput = (props: DateInputProps) => {
  const [isOpen, setIsOpen] = useState(false);
  const { getFieldState, formState } = useFormContext();
  const isShown = isOpen || getFieldState(props.name, formState).invalid;
  return isShown ? (
    <DayInput {...props} isFocused={isOpen} />
  ) : (
    <ClosedDate {...props} onOpen={() => setIsOpen(true)} />
  );
};
