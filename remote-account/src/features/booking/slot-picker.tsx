import { useState } from 'react';
import type { BookingSlot } from 'shared-lib/contracts';
import { differsFromRiyadh, formatDay, formatOwnTime, formatTime, LOCALE, TIME_ZONE } from 'shared-lib/format';
import { color, shape, text, weight } from 'shared-lib/theme';
import { Button } from 'shared-lib/ui/button';
import { Cluster, Stack } from 'shared-lib/ui/stack';
import styled from 'styled-components';
import { bookingCopy as labels } from '../../copy/booking.ts';

/** Days that are shown at first, and with each press of the button below them. */
const DAYS = 5;

const Day = styled.section`
  display: grid;
  grid-template-columns: minmax(8rem, auto) minmax(0, 1fr);
  gap: var(--s2) var(--s5);
  padding-block: var(--s4);
  border-block-end: 1px solid ${color.line};
  &:first-child {
    padding-block-start: 0;
  }
  h3 {
    font-size: 1rem;
    font-weight: ${weight.strong};
  }
  h3 small {
    display: block;
    color: ${color.text2};
    font-weight: ${weight.body};
    ${text.sm}
  }
  @media (width < 40rem) {
    grid-template-columns: minmax(0, 1fr);
    h3 small {
      display: inline;
    }
  }
`;

const Slot = styled.button`
  display: grid;
  min-inline-size: 6.5rem;
  min-block-size: 2.75rem;
  place-content: center;
  padding: var(--s1h) var(--s3);
  border: 1px solid ${color.controlLine};
  border-radius: ${shape.radius};
  background: ${color.control};
  color: ${color.controlInk};
  cursor: pointer;
  font: inherit;
  ${text.tabular}
  small {
    color: ${color.text2};
    ${text.xs}
  }
  &:hover:not(:disabled) {
    border-color: ${color.controlInk};
  }
  &:disabled {
    color: ${color.disabled};
    cursor: default;
  }
`;

const weekday = (iso: string): string =>
  new Intl.DateTimeFormat(LOCALE, { weekday: 'long', timeZone: TIME_ZONE }).format(new Date(iso));

interface Props {
  slots: readonly BookingSlot[];
  /** IANA zone of the device. */
  zone: string;
  isDisabled: boolean;
  onChoose: (at: string) => void;
}

/** Free times by day in Riyadh, each with the time of the device below where that differs. */
export const SlotPicker = ({ slots, zone, isDisabled, onChoose }: Props) => {
  const [shown, setShown] = useState(DAYS);
  const days = [...Map.groupBy(slots, ({ at }) => formatDay(at))];
  return (
    <Stack $gap="4" $justify="start">
      <Stack $gap="0">
        {days.slice(0, shown).map(([day, times]) => (
          <Day key={day} aria-label={`${weekday(times[0]?.at ?? '')} ${day}`}>
            <h3>
              {weekday(times[0]?.at ?? '')} <small>{day}</small>
            </h3>
            <Cluster $gap="2h">
              {times.map(({ at }) => (
                <Slot key={at} type="button" disabled={isDisabled} onClick={() => onChoose(at)}>
                  {formatTime(at)}
                  {differsFromRiyadh(at, zone) && (
                    <>
                      {' '}
                      <small>{formatOwnTime(at, zone)}</small>
                    </>
                  )}
                </Slot>
              ))}
            </Cluster>
          </Day>
        ))}
      </Stack>
      {days.length > shown && (
        <Button size="small" tone="quiet" onClick={() => setShown(shown + DAYS)}>
          {labels.more}
        </Button>
      )}
    </Stack>
  );
};
