import { bookingHoursCopy } from 'shared-lib/copy';
import { PageHead } from 'shared-lib/ui/page-head';
import { hoursCopy } from '../copy/booking.ts';
import { Hours } from '../features/booking/hours.tsx';

export const HoursPage = () => (
  <>
    <PageHead title={hoursCopy.title} text={bookingHoursCopy.text} />
    <Hours />
  </>
);
