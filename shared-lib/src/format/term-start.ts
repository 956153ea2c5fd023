import { startPayment } from 'shared-lib/contracts';
import { requestPanels } from 'shared-lib/copy';
import { countOf } from './number.ts';

interface Plan {
  work_start?: number | undefined;
  payments?: readonly { title?: string | undefined }[] | undefined;
}

/** From when the delivery term counts by the payment plan of a quote or an agreement: usually from its first payment. */
const termStartText = ({ work_start = 1, payments = [] }: Plan): string => {
  const { termStarts } = requestPanels;
  if (work_start === 0) return termStarts.acceptance;
  const named = work_start > 1 ? startPayment({ work_start, payments }) : undefined;
  return named?.title ? termStarts.payment(named.title) : termStarts.firstPayment;
};

/** The delivery term with its start, such as «20 يوم عمل من وصول الدفعة الأولى». */
export const termText = (plan: Plan & { delivery_days: number }): string =>
  requestPanels.termFrom(countOf(plan.delivery_days, requestPanels.workingDays), termStartText(plan));
