import type { PaybackLoss } from 'shared-lib/finance';
import { paybackLossText } from 'shared-lib/format';
import { studyCard } from '../../copy/cards.ts';
import { formatPayback } from './study-format.ts';

/**
 * The payback of a study whose cash flows are known. Cards do not know them, and the home page must not load the sentence.
 * @param loss later years that take the money back
 */
export const formatPaybackWithLoss = (years: number | null, loss: PaybackLoss | null): string =>
  [formatPayback(years), years === null ? '' : paybackLossText(loss)].filter(Boolean).join(studyCard.card.between);
