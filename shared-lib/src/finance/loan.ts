import { settle } from './npv.ts';

const MONTHS = 12;

export interface Loan {
  /** In the currency of the project, at least 0. */
  amount: number;
  /** Nominal rate per year as a fraction: 0.08 is 8 percent. A month costs a twelfth of it. */
  rate: number;
  /** Months from the beginning in which only interest is paid. The principal never begins before the loan is paid out in full. */
  graceMonths: number;
  /** Instalments of the principal after the grace. */
  instalments: number;
  /** Months from one instalment to the next: 1, 3, 6 or 12. */
  monthsBetween: number;
  /** `annuity`: principal and interest together stay the same; `principal`: the principal stays the same. */
  method: 'annuity' | 'principal';
}

export interface LoanMonth {
  /** Paid out at the end of the month. */
  disbursed: number;
  /** Paid in this month, for all months since the last payment. */
  interest: number;
  principal: number;
  /** Owed after the payment. */
  balance: number;
}

/**
 * The equal payment that repays a loan: `balance × i / (1 − (1 + i)^−n)`.
 * Source: Brealey, Myers, Allen, Principles of Corporate Finance, "How to value annuities".
 */
const annuity = (balance: number, rate: number, instalments: number): number =>
  rate === 0 ? balance / instalments : (balance * rate) / -Math.expm1(-instalments * Math.log1p(rate));

/**
 * The months of a loan. Interest is simple within the time between two payments, as the rate is nominal.
 *
 * Simplified: no fees, no rate that changes; what is still owed in the last month is repaid there.
 * @param months number of the last month; month 0 is the beginning
 * @param shares part of the loan that is paid out in month 0, 1, …; together 1
 * @returns month 0, 1, … `months`
 */
export const loanSchedule = (loan: Loan, months: number, shares: readonly number[]): LoanMonth[] => {
  const { amount, rate, monthsBetween, method } = loan;
  const grace = Math.max(loan.graceMonths, shares.length - 1);
  const periodRate = (rate * monthsBetween) / MONTHS;
  let [balance, accrued, paid, payment] = [0, 0, 0, 0];
  const principalDue = (): number => {
    if (paid >= loan.instalments) return 0;
    if (paid === 0)
      payment = method === 'annuity' ? annuity(balance, periodRate, loan.instalments) : balance / loan.instalments;
    paid += 1;
    if (paid === loan.instalments) return balance;
    return method === 'annuity' ? payment - balance * periodRate : payment;
  };
  return Array.from({ length: months + 1 }, (_, month) => {
    accrued += (balance * rate) / MONTHS;
    const isLast = month === months;
    const isDue = isLast || (month > 0 && month % monthsBetween === 0);
    const interest = isDue ? accrued : 0;
    if (isDue) accrued = 0;
    const disbursed = amount * (shares[month] ?? 0);
    let principal = 0;
    if (isLast) principal = balance + disbursed;
    else if (isDue && month > grace) principal = principalDue();
    balance = settle(balance + disbursed - principal, amount);
    return { disbursed, interest, principal, balance };
  });
};
