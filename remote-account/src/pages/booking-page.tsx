import { paths } from 'shared-lib/paths';
import { useParams } from 'shared-lib/router';
import { ButtonLink } from 'shared-lib/ui/button';
import { PageHead } from 'shared-lib/ui/page-head';
import { bookingCopy } from '../copy/booking.ts';
import { Booking } from '../features/booking/booking.tsx';
import { ClaimBody, ClaimColumn, ClaimHead } from '../features/claim/claim-layout.ts';

/** The appointment of a request in the own account. */
export const BookingPage = () => {
  const { reference = '' } = useParams();
  return (
    <>
      <PageHead
        title={bookingCopy.title}
        text={bookingCopy.text(reference)}
        actions={
          <ButtonLink size="small" tone="quiet" to={paths.request(reference)}>
            {bookingCopy.toRequest}
          </ButtonLink>
        }
      />
      <Booking key={reference} owner={{ reference }} />
    </>
  );
};

/** The appointment of a request that was sent without an account, for who has its link. */
export const ClaimBookingPage = () => {
  const { token = '' } = useParams();
  return (
    <ClaimBody as="main">
      <ClaimColumn>
        <ClaimHead>
          <h1>{bookingCopy.title}</h1>
          <p>{bookingCopy.description}</p>
        </ClaimHead>
        <Booking key={token} owner={{ token }} />
      </ClaimColumn>
    </ClaimBody>
  );
};
