import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { BookingPage } from 'shared-lib/contracts';
import { countOf, formatDateTime } from 'shared-lib/format';
import { HttpError } from 'shared-lib/http';
import { QueryBlock } from 'shared-lib/list';
import { paths } from 'shared-lib/paths';
import { ReasonDialog } from 'shared-lib/request';
import { toast } from 'shared-lib/toast';
import { Alert } from 'shared-lib/ui/alert';
import { Button, ButtonLink } from 'shared-lib/ui/button';
import { EmptyState } from 'shared-lib/ui/empty-state';
import { Panel } from 'shared-lib/ui/panel';
import { useMinuteClock } from 'shared-lib/ui/relative-time';
import { Cluster, Stack } from 'shared-lib/ui/stack';
import { bookingCopy as labels } from '../../copy/booking.ts';
import { claimCopy } from '../../copy/claim.ts';
import { requestCopy } from '../../copy/requests.ts';
import { bookingQuery, deviceZone, useBookingCalls, type BookingCalls, type BookingOwner } from './booking-calls.ts';
import { HeldPanel, Moment, StepTitle } from './held-panel.tsx';
import { SlotPicker } from './slot-picker.tsx';

interface Props {
  owner: BookingOwner;
  page: BookingPage;
  calls: BookingCalls;
  /** Whether a step of the reader has just changed the appointment. */
  isFresh: boolean;
}

/** Where the client writes to the company. */
const writePath = (owner: BookingOwner): string =>
  'reference' in owner ? paths.request(owner.reference) : paths.contact('contact');

const reasonOf = (error: unknown): string | undefined => (error instanceof HttpError ? error.message : undefined);

interface BookedProps extends Props {
  onCancelled: () => void;
  booked: NonNullable<BookingPage['booked']>;
  canChange: boolean;
  onMove: () => void;
}

/** The appointment that stands, with what the client may still change. */
const BookedPanel = ({ owner, page, calls, isFresh, booked, canChange, onMove, onCancelled }: BookedProps) => {
  const [isCancelling, setIsCancelling] = useState(false);
  return (
    <Panel title={<StepTitle isFocused={isFresh}>{labels.booked}</StepTitle>}>
      <Stack $gap="4">
        <Moment at={booked.at} zone={deviceZone()} />
        <p>
          {countOf(booked.minutes, labels.minutes)}
          {booked.consultant !== null && ` ${labels.with(booked.consultant)}`}
        </p>
        <p>{canChange ? labels.changeUntil(formatDateTime(booked.change_until)) : labels.tooLate}</p>
        <Cluster $gap="2h">
          {booked.link && (
            <ButtonLink size="small" to={booked.link} target="_blank" rel="noreferrer">
              {labels.join}
            </ButtonLink>
          )}
          {canChange ? (
            <>
              <Button size="small" tone="outline" onClick={onMove}>
                {labels.move}
              </Button>
              <Button size="small" tone="quiet" onClick={() => setIsCancelling(true)}>
                {labels.cancel}
              </Button>
            </>
          ) : (
            <ButtonLink size="small" tone="quiet" to={writePath(owner)}>
              {labels.write}
            </ButtonLink>
          )}
        </Cluster>
      </Stack>
      {isCancelling && (
        <ReasonDialog
          title={labels.cancelTitle}
          text={labels.cancelText}
          label={labels.cancelNote}
          confirm={labels.cancel}
          tone="danger"
          needsNote={false}
          draft={`booking-cancel:${page.reference}`}
          onSubmit={async (note) => {
            await calls.cancel(note);
            onCancelled();
            toast.success(labels.cancelled);
          }}
          onClose={() => setIsCancelling(false)}
        />
      )}
    </Panel>
  );
};

/** The free times, or what to do without one. */
const FreePanel = ({ owner, page, calls, isFresh, onHeld }: Props & { onHeld: () => void }) => {
  const [lost, setLost] = useState<string>();
  const zone = deviceZone();
  const choose = async (at: string) => {
    setLost(undefined);
    try {
      await calls.hold(at);
      onHeld();
    } catch (error) {
      setLost(reasonOf(error) ?? labels.holdFailed);
    }
  };
  if (page.slots.length === 0)
    return (
      <EmptyState
        level={2}
        title={labels.none}
        text={labels.noneText}
        action={<ButtonLink to={writePath(owner)}>{labels.write}</ButtonLink>}
      />
    );
  return (
    <Panel
      title={
        <StepTitle isFocused={isFresh || page.booked !== null}>
          {page.booked ? labels.chooseOther : labels.choose}
        </StepTitle>
      }
    >
      <Stack $gap="4">
        {lost && (
          <Alert tone="warning" role="alert">
            {lost}
          </Alert>
        )}
        <p>
          {page.consultant === null ? labels.anyone : labels.consultant(page.consultant)}{' '}
          {zone === 'Asia/Riyadh' ? labels.riyadh : labels.riyadhAndOwn}
        </p>
        <SlotPicker
          slots={page.slots}
          zone={zone}
          isDisabled={calls.running !== undefined}
          onChoose={(at) => void choose(at)}
        />
      </Stack>
    </Panel>
  );
};

const OpenBooking = (shown: Omit<Props, 'isFresh'>) => {
  const { page, calls } = shown;
  const [isFresh, setIsFresh] = useState(false);
  const props = { ...shown, isFresh };
  const [isChoosing, setIsChoosing] = useState(false);
  const now = useMinuteClock() ?? 0;
  const confirm = async () => {
    try {
      await calls.confirm();
      setIsFresh(true);
      setIsChoosing(false);
      toast.success(labels.confirmed);
    } catch (error) {
      toast.failure(labels.confirmFailed, reasonOf(error));
    }
  };
  if (page.held && !isChoosing)
    return (
      <HeldPanel
        key={page.held.at}
        held={page.held}
        zone={deviceZone()}
        isConfirming={calls.running === 'confirm'}
        onConfirm={() => void confirm()}
        onOther={() => setIsChoosing(true)}
        onOver={calls.refresh}
      />
    );
  const canChange = page.booked !== null && Date.parse(page.booked.change_until) > now;
  return (
    <>
      {page.booked && (
        <BookedPanel
          {...props}
          booked={page.booked}
          canChange={canChange}
          onMove={() => setIsChoosing(!isChoosing)}
          onCancelled={() => setIsFresh(true)}
        />
      )}
      {(!page.booked || (isChoosing && canChange)) && <FreePanel {...props} onHeld={() => setIsChoosing(false)} />}
    </>
  );
};

/** A link or a number that leads to no request of the reader. Trying again would not help. */
const Unknown = ({ owner }: { owner: BookingOwner }) =>
  'token' in owner ? (
    <EmptyState
      level={2}
      title={claimCopy.unknown.title}
      text={claimCopy.unknown.text}
      action={<ButtonLink to={paths.lostReference()}>{claimCopy.lost.title}</ButtonLink>}
    />
  ) : (
    <EmptyState
      level={2}
      title={requestCopy.notFound}
      text={requestCopy.notFoundText}
      action={<ButtonLink to={paths.requests()}>{requestCopy.list}</ButtonLink>}
    />
  );

/** The appointment of a consultation: free times, the held one, the booked one. */
export const Booking = ({ owner }: { owner: BookingOwner }) => {
  const query = useQuery(bookingQuery(owner));
  const calls = useBookingCalls(owner);
  const failure = query.error instanceof HttpError && !query.data ? query.error.kind : undefined;
  if (failure === 'not-found') return <Unknown owner={owner} />;
  if (failure === 'conflict')
    return (
      <EmptyState
        level={2}
        title={labels.inAccount}
        text={labels.inAccountText}
        action={<ButtonLink to={paths.auth(paths.requests())}>{labels.signIn}</ButtonLink>}
      />
    );
  return (
    <QueryBlock query={query} rows={4} failed={labels.failed}>
      {(page) =>
        page.is_open ? (
          <OpenBooking owner={owner} page={page} calls={calls} />
        ) : (
          <EmptyState level={2} title={labels.closed} text={labels.closedText} />
        )
      }
    </QueryBlock>
  );
};
