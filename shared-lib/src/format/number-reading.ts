import { numberProblems, numberReadings as copy } from 'shared-lib/copy';
import type { NumberReading } from 'shared-lib/numbers';
import { cutText } from './plain-text.ts';
import { formatTyped, isolated } from './number.ts';

const MAX_QUOTED = 40;

const quoted = (text: string): string => {
  const line = text.trim().replace(/\s+/g, ' ');
  return isolated(line.length > MAX_QUOTED ? `${cutText(line, MAX_QUOTED)}…` : line);
};
const shown = (value: number): string => isolated(formatTyped(value).replace('\u200E', ''));
/** As it is typed without separators of thousands. */
const typed = (value: number): string => isolated(String(value));

/** «فهمناها 1,250»: the number that was understood, where the text leaves a doubt. */
export const numberNote = (reading: NumberReading): string | undefined => {
  if (reading.kind === 'ambiguous') return copy.orElse(shown(reading.value), typed(reading.other));
  return reading.kind === 'value' && reading.isRestated ? copy.understood(shown(reading.value)) : undefined;
};

/** «abc» ليس رقماً: why a text has no value. */
export const numberProblem = (reading: NumberReading, text: string): string | undefined =>
  reading.kind === 'unreadable' ? numberProblems[reading.reason](quoted(text)) : undefined;

/** As `numberProblem`, also for a number that is ambiguous, where nobody sees what was understood. */
export const strictNumberProblem = (reading: NumberReading, text: string): string | undefined =>
  reading.kind === 'ambiguous'
    ? copy.ambiguous(quoted(text), typed(reading.value), typed(reading.other))
    : numberProblem(reading, text);
