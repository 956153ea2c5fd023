import { useEffect } from 'react';
import { fieldErrorMessage } from 'shared-lib/copy';
import { RadioCards, useFormContext, useWatch } from 'shared-lib/form';
import { useMinuteClock } from 'shared-lib/ui/relative-time';
import styled from 'styled-components';
import { publishing } from '../../copy/publishing.ts';
import { InstantField } from '../fields/day-field.tsx';

/** A day with its time needs the whole width of a narrow column. */
const Time = styled.div`
  grid-column: 1 / -1;
`;

const order = ['draft', 'published', 'scheduled', 'archived'] as const;

/**
 * Status of an article or a study, and the time of a scheduled one.
 * @param isBlocked whether a check prevents publishing; an already public row may still be saved
 */
export const PublicationFields = ({ isBlocked = false, reasonId }: { isBlocked?: boolean; reasonId?: string }) => {
  const { formState, setValue } = useFormContext();
  const status: unknown = useWatch({ name: 'status' });
  const savedTime: unknown = formState.defaultValues?.published_at ?? null;
  useEffect(() => {
    // A time that was only chosen for a schedule must not stay with another status.
    if (status !== 'scheduled') setValue('published_at', savedTime);
  }, [status, savedTime, setValue]);
  const now = useMinuteClock();
  /** As the API sees it: a stored time that has passed since may stay. */
  const problemOf = (instant: string) =>
    now !== undefined && instant !== savedTime && Date.parse(instant) <= now
      ? fieldErrorMessage('date-past')
      : undefined;
  const isPublic = ['published', 'scheduled'].includes(String(formState.defaultValues?.status));
  const isRestricted = isBlocked && !isPublic;
  const options = order
    .filter((value) => !isRestricted || value === 'draft' || value === 'archived' || value === status)
    .map((value) => ({ value, ...publishing.choices[value] }));
  return (
    <>
      <RadioCards name="status" label={publishing.status} options={options} wide />
      {isRestricted && <p id={reasonId}>{publishing.blocked}</p>}
      {status === 'scheduled' && (
        <Time>
          <InstantField
            name="published_at"
            label={publishing.at}
            hint={publishing.atHint}
            problemOf={problemOf}
            required
          />
        </Time>
      )}
    </>
  );
};
