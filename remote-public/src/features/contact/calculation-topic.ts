import { calculate, decodeCalculation } from 'shared-lib/calculation';
import { moneyText } from 'shared-lib/charts';
import { currencyNames } from 'shared-lib/copy';
import { countOf } from 'shared-lib/format';
import { contact } from '../../copy/contact.ts';
import { studies } from '../../copy/studies.ts';
import type { RequestTopic } from './topic-prefill.tsx';

/** Text for a field, which stores no invisible characters. */
const plainMoney = (...amount: Parameters<typeof moneyText>): string =>
  moneyText(...amount).replaceAll(/[\u2066-\u2069]/g, '');

/**
 * A calculation that the calculator sends on. Its title is the visitor's own text, and its figures are computed here.
 * @param code the calculation as the text in its link
 * @returns null when the text is no calculation
 */
export const calculationTopic = (code: string): RequestTopic | null => {
  const input = decodeCalculation(code);
  if (!input) return null;
  const { capital, npv, flows } = calculate(input);
  const { noun } = currencyNames[input.currency];
  const { topic } = contact;
  return {
    kind: 'calculation',
    code,
    capital: plainMoney(capital, noun),
    name: topic.calculationOf(
      input.title || topic.untitledCalculation,
      plainMoney(capital, noun),
      countOf(flows.length - 1, studies.count.years),
      plainMoney(npv, noun),
    ),
  };
};
