import { PageHead } from 'shared-lib/ui/page-head';
import { hoursCopy } from '../copy/booking.ts';
import { Hours } from '../features/booking/hours.tsx';

export const HoursPage = () => (
  <>
    <PageHead title={hoursCopy.title} text={hoursCopy.text} />
    <Hours />
  </>
);
