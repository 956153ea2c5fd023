import { sumOf } from './npv.ts';

/** 2.5 percent of a lunar year of 354 days, for a year of 365 (ZATCA, Implementing Regulation for Zakat Collection). */
const ZAKAT_RATE = (0.025 * 365) / 354;

/** A year of the accounts. */
export interface AccountYear {
  revenue: number;
  cost: number;
  depreciation: number;
  /** Price of what is sold in the last year without its book value; 0 before. */
  saleProfit: number;
  interest: number;
  /** Receivables and stock without payables at the end of the year, and the capital that the operation needs. */
  workingCapital: number;
}

/**
 * Income tax and zakat of each year. A mixed company pays zakat on the share of its Saudi and Gulf owners and income tax on that of the
 * others (ZATCA, Income Tax Law article 2, Implementing Regulation for Zakat Collection).
 *
 * Income tax: on the profit after depreciation and interest; a loss lowers the profits of the following years.
 * Zakat on its own base: equity and long-term debt without net fixed assets, which leaves the working capital, and the profit of the year.
 * The base is never below the profit.
 *
 * Simplified: both are paid in the last month of their year (the return is due within 120 days after it); a loss lowers later profits
 * without the limit of 25 percent a year; zakat takes surplus cash as paid out to the owners; no other adjustment of the profit.
 * @param taxRate on the profit, as a fraction
 * @param zakatShare share of the owners who pay zakat, as a fraction
 */
export const leviesByYear = (
  years: readonly AccountYear[],
  { taxRate, zakatShare }: { taxRate: number; zakatShare: number },
): { tax: number; zakat: number }[] => {
  let loss = 0;
  return years.map(({ revenue, cost, depreciation, saleProfit, interest, workingCapital }) => {
    const profit = sumOf([revenue, -cost, -depreciation, saleProfit, -interest]);
    const taxable = sumOf([profit, -loss]);
    loss = Math.max(0, -taxable);
    const base = Math.max(0, sumOf([profit, Math.max(0, workingCapital)]));
    return {
      tax: Math.max(0, taxable) * taxRate * (1 - zakatShare),
      zakat: base * ZAKAT_RATE * zakatShare,
    };
  });
};

export interface Vat {
  /** As a fraction: 0.15 is 15 percent; 0 for a project that is not registered. */
  rate: number;
  /** Part of the costs with VAT; salaries have none. */
  costShare: number;
  /** Months of a return: 1 or 3. */
  months: number;
}

/**
 * What VAT adds to the cash of each month. It is collected with the sales and paid with the purchases; the difference is due in the
 * month after its period. A difference in favour of the project is set off against later periods. Over all months the sum is 0: only
 * the time costs money.
 * Source: ZATCA, VAT Implementing Regulations, articles 58 and 59: return and payment by the end of the month after the period.
 *
 * Simplified: the tax of a sale moves with its invoice and not with its collection, and the last month settles the rest.
 * @param output VAT of the sales of month 0, 1, …
 * @param input VAT of the purchases of the same months
 * @param period months of a return
 */
export const vatEffect = (output: readonly number[], input: readonly number[], period: number): number[] => {
  const last = output.length - 1;
  let [owed, credit] = [0, 0];
  return output.map((collected, month) => {
    // The payment for the period that ended with the month before.
    let settled = owed;
    owed = 0;
    credit += collected - (input[month] ?? 0);
    if (month === last) settled += credit;
    else if (month > 0 && month % period === 0 && credit > 0) [owed, credit] = [credit, 0];
    return collected - (input[month] ?? 0) - settled;
  });
};
