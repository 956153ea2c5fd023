import type { ServiceSummary } from 'shared-lib/contracts';
import { services } from '../../copy/services.ts';

/** Starting price and delivery time of a service. */
export const serviceFacts = ({ basic_price, delivery_days_basic }: ServiceSummary) => [
  { label: services.facts.price, value: services.price(basic_price) },
  { label: services.facts.days, value: services.days(delivery_days_basic) },
];
