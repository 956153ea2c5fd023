import type { ServiceSummary } from 'shared-lib/contracts';
import { services } from '../../copy/services.ts';

/** What a service costs at least and how long it takes. */
export const serviceFacts = ({ basic_price, delivery_days_basic }: ServiceSummary) => [
  { label: services.facts.price, value: services.price(basic_price) },
  { label: services.facts.days, value: services.days(delivery_days_basic) },
];
