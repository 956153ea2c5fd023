import { useEffect, useRef, useState } from 'react';
import type { BookingPage } from 'shared-lib/contracts';
import { countOf, differsFromRiyadh, formatDateTime, formatOwnTime } from 'shared-lib/format';
import { Alert } from 'shared-lib/ui/alert';
import { Button } from 'shared-lib/ui/button';
import { Panel } from 'shared-lib/ui/panel';
import { Cluster, Stack } from 'shared-lib/ui/stack';
import { bookingCopy as labels } from '../../copy/booking.ts';

const SECOND_MS = 1000;
const MINUTE_MS = 60 * SECOND_MS;

/** Milliseconds until a moment, each second anew; not below 0. */
const useTimeLeft = (until: string): number => {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), SECOND_MS);
    return () => clearInterval(timer);
  }, []);
  return Math.max(0, Date.parse(until) - now);
};

const leftText = (milliseconds: number): string =>
  milliseconds >= MINUTE_MS
    ? countOf(Math.ceil(milliseconds / MINUTE_MS), labels.minutesLeft)
    : countOf(Math.ceil(milliseconds / SECOND_MS), labels.seconds);

/** An appointment in Riyadh time, and in the time of the device where that differs. */
export const Moment = ({ at, zone }: { at: string; zone: string }) => (
  <p>
    <b>{formatDateTime(at)}</b> {labels.inRiyadh}
    {differsFromRiyadh(at, zone) && <> ({formatOwnTime(at, zone)})</>}
  </p>
);

/** The title of what has taken the place of a pressed button. It takes the focus when the reader's own step has brought it. */
export const StepTitle = ({ isFocused, children }: { isFocused: boolean; children: string }) => {
  const title = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    if (isFocused) title.current?.focus();
  }, [isFocused]);
  return (
    <span ref={title} tabIndex={-1}>
      {children}
    </span>
  );
};

interface Props {
  held: NonNullable<BookingPage['held']>;
  zone: string;
  isConfirming: boolean;
  onConfirm: () => void;
  /** Shows the free times again. */
  onOther: () => void;
  /** The time to confirm is over. */
  onOver: () => void;
}

/** The slot that is held for the reader, and the time that is left to confirm it. */
export const HeldPanel = ({ held, zone, isConfirming, onConfirm, onOther, onOver }: Props) => {
  const left = useTimeLeft(held.until);
  const isOver = left === 0;
  useEffect(() => {
    if (isOver) onOver();
  }, [isOver, onOver]);
  return (
    <Panel title={<StepTitle isFocused>{labels.held}</StepTitle>}>
      <Stack $gap="4">
        <Moment at={held.at} zone={zone} />
        <p>{countOf(held.minutes, labels.minutes)}</p>
        <Alert role="none">{isOver ? labels.holdOver : labels.heldText(leftText(left))}</Alert>
        <Cluster $gap="2h">
          <Button pending={isConfirming} pendingText={labels.confirming} disabled={isOver} onClick={onConfirm}>
            {labels.confirm}
          </Button>
          <Button tone="quiet" onClick={onOther}>
            {labels.other}
          </Button>
        </Cluster>
      </Stack>
    </Panel>
  );
};
