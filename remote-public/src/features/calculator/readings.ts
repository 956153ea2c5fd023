import { calculate, changedInput } from 'shared-lib/calculation';
import { countOf, paybackLossText } from 'shared-lib/format';
import { calculatorReadings as copy } from '../../copy/calculator-readings.ts';
import { rateText, ratesText, shareText, timeAfter, type ResultView } from './result-text.ts';

export interface Reading {
  kind: 'value' | 'rate' | 'time' | 'balance' | 'risk' | 'limits';
  title: string;
  text: string;
  /** What the figure does not say. */
  limit?: string;
}

const ofValue = ({ result: { npv }, money, discount }: ResultView): Reading => {
  const limit = copy.npvLimit;
  if (npv === 0) return { kind: 'value', title: copy.justCovers, text: copy.justCoversText(discount), limit };
  return npv < 0
    ? { kind: 'value', title: copy.missesCapital, text: copy.missesText(discount, money(-npv)), limit }
    : { kind: 'value', title: copy.coversCapital, text: copy.coversText(discount, money(npv)), limit };
};

/** How far the rate is from the discount rate. The value decides on which side, as it does in the verdict. */
const marginText = ({ npv }: ResultView['result'], margin: number): string => {
  if (npv === 0) return copy.noMargin;
  const points = countOf(Math.abs(Math.round(margin)), copy.points);
  return (margin < 0 ? copy.below : copy.above)(points);
};

const ofRate = (view: ResultView): Reading => {
  const { result, input, discount } = view;
  const { rate } = result;
  if (rate.kind === 'none')
    return { kind: 'rate', title: copy.irrNone, text: copy.irrNoneText, limit: copy.irrOtherLimit };
  if (rate.kind === 'several')
    return {
      kind: 'rate',
      title: copy.irrSeveral,
      text: copy.irrSeveralText(ratesText(rate.rates)),
      limit: copy.irrOtherLimit,
    };
  return {
    kind: 'rate',
    title: copy.irrOne(rateText(view, rate.rate)),
    text: copy.irrOneText(marginText(result, rate.rate * 100 - input.discount_rate), discount),
    limit: copy.irrLimit,
  };
};

const ofTime = ({ result }: ResultView): Reading => {
  const { payback, paybackLoss, discountedPayback, discountedPaybackLoss } = result;
  const limit = copy.paybackLimit;
  if (payback === null) return { kind: 'time', title: copy.notPaidBack, text: copy.notPaidBackText, limit };
  const cash = copy.paidBackCash(timeAfter(payback), paybackLossText(paybackLoss));
  const text =
    discountedPayback === null
      ? copy.paidBackOnly(cash)
      : copy.paidBackText(cash, timeAfter(discountedPayback), paybackLossText(discountedPaybackLoss));
  if (paybackLoss) return { kind: 'time', title: copy.paidBackForNow(paybackLoss.year), text, limit };
  const title = payback === 0 ? copy.atOnce : copy.paidBack(String(Math.ceil(payback)));
  return { kind: 'time', title, text, limit };
};

const ofBalance = ({ result: { breakEven }, words }: ResultView): Reading => {
  const limit = copy.breakEvenLimit;
  if (breakEven === null)
    return { kind: 'balance', title: copy.breakEvenNone(words.revenue), text: copy.breakEvenOtherText, limit };
  if (breakEven === 0)
    return { kind: 'balance', title: copy.breakEvenZero(words.revenue), text: copy.breakEvenOtherText, limit };
  return {
    kind: 'balance',
    title: copy.breakEven(words.revenue, shareText(breakEven)),
    text: copy.breakEvenText,
    limit,
  };
};

const RISK = 0.2;

const ofRisk = ({ input, words, money }: ResultView): Reading => {
  const less = calculate(changedInput(input, { revenue: -RISK })).npv;
  const more = calculate(changedInput(input, { cost: RISK })).npv;
  return {
    kind: 'risk',
    title: (less <= more ? copy.revenueRisk : copy.costRisk)(words.revenue, words.cost),
    text: copy.riskText(words.revenue, money(less), words.cost, money(more)),
    limit: copy.riskLimit,
  };
};

/** Each result in plain words, and what it does not say. Without capital only the value and the limits have a meaning. */
export const readingsOf = (view: ResultView): Reading[] => {
  const limits: Reading = { kind: 'limits', title: copy.limits, text: copy.limitsText };
  if (view.result.verdict === 'unknown') return [ofRate(view), limits];
  return [ofValue(view), ofRate(view), ofTime(view), ofBalance(view), ofRisk(view), limits];
};
