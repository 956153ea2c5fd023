import { useDeferredValue, useMemo } from 'react';
import { discountedPaybackOf, irr, npv, paybackOf, profitabilityIndex, type Payback } from 'shared-lib/finance';
import { useWatch } from 'shared-lib/form';
import { flowsOf, isComplete } from './flow-values.ts';

export interface StudyFigures {
  flows: number[];
  /** Percent per year. */
  discountRate: number;
  /** In US dollars. */
  npv: number;
  /** Percent per year; null without a unique rate. */
  irr: number | null;
  payback: Payback;
  discountedPayback: Payback;
  profitabilityIndex: number | null;
}

/** The figures of the cash flows in the form, computed as the API does; undefined while an amount is missing. */
export const useStudyFigures = (): StudyFigures | undefined => {
  const flowsValue: unknown = useDeferredValue(useWatch({ name: 'cash_flows' }));
  const rateValue: unknown = useDeferredValue(useWatch({ name: 'discount_rate' }));
  return useMemo(() => {
    const flows = flowsOf(flowsValue);
    const discountRate = typeof rateValue === 'number' ? rateValue : Number.NaN;
    if (!isComplete(flows) || !(discountRate >= 0)) return undefined;
    const rate = discountRate / 100;
    const internal = irr(flows);
    return {
      flows,
      discountRate,
      npv: npv(rate, flows),
      irr: internal === null ? null : internal * 100,
      payback: paybackOf(flows),
      discountedPayback: discountedPaybackOf(rate, flows),
      profitabilityIndex: profitabilityIndex(rate, flows),
    };
  }, [flowsValue, rateValue]);
};
