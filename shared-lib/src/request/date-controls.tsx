import { DateField, DateTimeField } from 'shared-lib/controls/date-field';
import { Controller } from 'shared-lib/form';

export interface DateInputProps {
  name: string;
  label: string;
  hint?: string;
  isRequired?: boolean;
  /** Whether it takes the focus when it appears. */
  isFocused?: boolean;
}

const textOf = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null);

/** A day and time of the surrounding form, as ISO timestamp. */
export const MomentControl = ({ name, label, hint, isRequired = false }: DateInputProps) => (
  <Controller
    name={name}
    render={({ field, fieldState }) => (
      <DateTimeField
        label={label}
        hint={hint}
        isRequired={isRequired}
        isOptional={!isRequired}
        error={fieldState.error?.message}
        value={textOf(field.value)}
        onChange={(moment) => field.onChange(moment ?? undefined)}
        onBlur={field.onBlur}
      />
    )}
  />
);

const RIYADH_NOON = 'T12:00:00+03:00';
const RIYADH_MS = 3 * 3_600_000;
const DAY_LENGTH = 10;

/** ISO timestamp → its day in Riyadh, YYYY-MM-DD. */
const dayOf = (iso: string | null): string | null =>
  iso && new Date(Date.parse(iso) + RIYADH_MS).toISOString().slice(0, DAY_LENGTH);

const focusFirstSegment = (box: HTMLElement | null) => box?.querySelector<HTMLElement>('[role="spinbutton"]')?.focus();

/** A day of the surrounding form, as ISO timestamp at noon in Riyadh; null when it is removed. */
export const DayControl = ({ name, label, hint, isRequired = false, isFocused = false }: DateInputProps) => (
  <Controller
    name={name}
    render={({ field, fieldState }) => (
      <div ref={isFocused ? focusFirstSegment : undefined}>
        <DateField
          label={label}
          hint={hint}
          isRequired={isRequired}
          isOptional={!isRequired}
          error={fieldState.error?.message}
          value={dayOf(textOf(field.value))}
          onChange={(day) => field.onChange(day && new Date(day + RIYADH_NOON).toISOString())}
          onBlur={field.onBlur}
        />
      </div>
    )}
  />
);
