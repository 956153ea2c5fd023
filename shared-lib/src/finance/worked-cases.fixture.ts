import type { DetailedMonth, DetailedProject, DetailedYear } from 'shared-lib/finance';

export interface WorkedCase {
  name: string;
  /** What differs from a project of three years without details. */
  project: Partial<DetailedProject>;
  /** Of the construction, and year 1, 2, … of operation. */
  years?: Partial<Record<keyof DetailedYear, readonly (number | null)[]>>;
  /** Of the months with these numbers. */
  months?: Partial<Record<keyof DetailedMonth, Readonly<Record<number, number>>>>;
  /** Of the project's flows at a rate. */
  npv?: readonly [rate: number, value: number];
  /** Rates of the project and of the owners. */
  irr?: readonly [project: number, equity: number];
}

const sales = (amount: number, growth = 0) => ({ revenues: [{ amount, growth }] });
const costs = (amount: number) => ({ costs: [{ amount, growth: 0 }] });
const unit = { capacity: 1000, use: 0.6, useGrowth: 0, price: 10, unitCost: 4 };
const loan = { amount: 1000, rate: 0.1, graceMonths: 0, instalments: 2, monthsBetween: 12, method: 'annuity' } as const;

/** Checked by hand. The working is beside a figure that does not show it. Zakat of a Gregorian year: 0.025 × 365 / 354 = 0.0257768. */
export const workedCases: readonly WorkedCase[] = [
  {
    name: 'sales that begin at a fifth and grow for four months',
    project: { ...sales(1200), ramp: { months: 4, start: 0.2 } },
    months: { revenue: { 1: 20, 2: 40, 3: 60, 4: 80, 5: 100 } },
    // 20 + 40 + 60 + 80 + 8 × 100.
    years: { revenue: [0, 1000, 1200, 1200] },
  },
  {
    name: 'sales that begin at nothing',
    project: { ...sales(1200), ramp: { months: 2, start: 0 } },
    months: { revenue: { 1: 0, 2: 50, 3: 100 } },
    years: { revenue: [0, 1050, 1200, 1200] },
  },
  {
    name: 'costs do not wait for the sales',
    project: { ...sales(1200), ...costs(600), ramp: { months: 2, start: 0 } },
    months: { cost: { 1: 50 }, projectFlow: { 1: -50, 2: 0, 3: 50 } },
  },
  {
    name: 'a month that sells twice as much as each other one',
    project: { ...sales(1300), season: [2, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1] },
    // 13 parts of 100.
    months: { revenue: { 1: 200, 2: 100, 13: 200 } },
    years: { revenue: [0, 1300, 1300, 1300] },
  },
  {
    name: 'a single month of harvest',
    project: { ...sales(1200), season: [0, 0, 0, 0, 0, 9, 0, 0, 0, 0, 0, 0] },
    months: { revenue: { 5: 0, 6: 1200, 7: 0, 18: 1200 } },
  },
  {
    name: 'capacity × use × price',
    project: { products: [unit] },
    // 600 units.
    years: { revenue: [0, 6000, 6000, 6000], cost: [0, 2400, 2400, 2400] },
  },
  {
    name: 'a use that grows to the whole capacity',
    project: { products: [{ ...unit, use: 0.8, useGrowth: 0.2 }] },
    // 800, 960, and 1000 in place of 1152 units.
    years: { revenue: [0, 8000, 9600, 10_000], cost: [0, 3200, 3840, 4000] },
  },
  {
    name: 'two products and rent',
    project: { products: [unit, { ...unit, use: 0.5, price: 2, unitCost: 1 }], ...costs(100) },
    years: { revenue: [0, 7000, 7000, 7000], cost: [0, 3000, 3000, 3000] },
  },
  {
    name: 'products replace the revenues',
    project: { products: [unit], ...sales(99_999) },
    years: { revenue: [0, 6000, 6000, 6000] },
  },
  {
    name: 'prices that rise by a tenth',
    project: { ...sales(1000), ...costs(500), inflation: 0.1 },
    years: { revenue: [0, 1000, 1100, 1210], cost: [0, 500, 550, 605] },
  },
  {
    name: 'growth besides inflation',
    project: { ...sales(1000, 0.1), inflation: 0.1 },
    // 1.21² in year 3.
    years: { revenue: [0, 1000, 1210, 1464.1] },
  },
  {
    name: 'half a year of construction',
    project: { ...sales(1200), years: 1, fixedCapital: 600, constructionMonths: 6 },
    months: { capital: { 0: 100, 5: 100, 6: 0 }, revenue: { 6: 0, 7: 100, 18: 100 } },
    years: { projectFlow: [-600, 1200] },
  },
  {
    name: 'a year of construction',
    project: { ...sales(2400), years: 1, fixedCapital: 1200, workingCapital: 300, constructionMonths: 12 },
    years: { projectFlow: [-1500, 2700] },
    // 100 in month 0 to 11: 100 × (1 - 1.1⁻¹) / (1 - 1.1^(-1/12)) = 1149.14; 300 / 1.1; 2700 / 1.1².
    npv: [0.1, 809.54],
  },
  {
    name: 'customers who pay after a month',
    project: { ...sales(1200), years: 1, receivableDays: 30 },
    months: { bound: { 1: 100, 2: 0, 12: -100 } },
    years: { projectFlow: [0, 1200] },
  },
  {
    name: 'customers who pay after 45 days',
    project: { ...sales(1200), receivableDays: 45 },
    months: { bound: { 1: 100, 2: 50, 3: 0, 36: -150 } },
  },
  {
    name: 'suppliers who wait for two months',
    project: { ...costs(600), years: 1, payableDays: 60 },
    months: { bound: { 1: -50, 2: -50, 3: 0, 12: 100 } },
  },
  {
    name: 'stock for half a month',
    project: { ...costs(600), years: 1, inventoryDays: 15 },
    months: { bound: { 1: 25, 2: 0, 12: -25 } },
  },
  {
    name: 'receivables, stock and payables together',
    project: { ...sales(1200), ...costs(600), receivableDays: 30, inventoryDays: 30, payableDays: 60 },
    // 100 + 50 - 50, then 100 + 50 - 100.
    months: { bound: { 1: 100, 2: -50, 3: 0, 36: -50 } },
  },
  {
    name: 'VAT of quarters',
    project: { ...sales(1200), years: 1, vat: { rate: 0.15, costShare: 1, months: 3 } },
    // 15 a month; 45 in the month after each quarter, and in the last month those of the last quarter.
    months: { vat: { 1: 15, 3: 15, 4: -30, 5: 15, 7: -30, 10: -30, 12: -30 } },
    years: { projectFlow: [0, 1200] },
  },
  {
    name: 'VAT of the capital, set off against that of the sales',
    project: { ...sales(1200), years: 1, fixedCapital: 1000, vat: { rate: 0.15, costShare: 1, months: 3 } },
    // A credit of 150 is 105, 60 and 15 after three quarters; the last month pays 45 - 15.
    months: { vat: { 0: -150, 4: 15, 7: 15, 10: 15, 12: -15 } },
  },
  {
    name: 'VAT of months, with half of the costs',
    project: { ...sales(1200), ...costs(600), years: 1, vat: { rate: 0.1, costShare: 0.5, months: 1 } },
    // 10 - 2.5 a month, paid a month later; two months in the last one.
    months: { vat: { 1: 7.5, 2: 0, 11: 0, 12: -7.5 } },
  },
  {
    name: 'a loss lowers later taxes',
    project: { ...sales(100, 1), ...costs(150), taxRate: 0.2 },
    // Profits of -50, 50 and 250.
    years: { tax: [0, 0, 0, 50] },
    months: { tax: { 35: 0, 36: 50 } },
  },
  {
    name: 'zakat on the profit',
    project: { ...sales(1000), ...costs(400), taxRate: 0.2, zakatShare: 1 },
    years: { tax: [0, 0, 0, 0], zakat: [0, 15.47, 15.47, 15.47] },
  },
  {
    name: 'zakat and income tax of a mixed company',
    project: { ...sales(1000), ...costs(400), taxRate: 0.2, zakatShare: 0.6 },
    // 600 × 0.2 × 0.4, and 15.4661 × 0.6.
    years: { tax: [0, 48, 48, 48], zakat: [0, 9.28, 9.28, 9.28] },
  },
  {
    name: 'zakat on working capital',
    project: { ...sales(1000), ...costs(400), years: 2, workingCapital: 400, zakatShare: 1 },
    // On 600 + 400; the last year has returned the 400.
    years: { zakat: [0, 25.78, 15.47] },
  },
  {
    name: 'no zakat on a loss above the working capital',
    project: { ...sales(1000), ...costs(1500), years: 2, workingCapital: 400, zakatShare: 1 },
    years: { zakat: [0, 0, 0] },
  },
  {
    name: 'a loan of two equal payments',
    project: { loan },
    // 1000 × 0.1 / (1 - 1.1⁻²) = 576.19.
    years: { interest: [0, 100, 52.38, 0], principal: [0, 476.19, 523.81, 0], balance: [1000, 523.81, 0, 0] },
  },
  {
    name: 'a loan of two equal parts',
    project: { loan: { ...loan, method: 'principal' } },
    years: { interest: [0, 100, 50, 0], principal: [0, 500, 500, 0] },
  },
  {
    name: 'a year of grace and twelve instalments',
    project: {
      loan: { amount: 1200, rate: 0.12, graceMonths: 12, instalments: 12, monthsBetween: 1, method: 'principal' },
    },
    // 12 a month; then 12 + 11 + … + 1.
    years: { interest: [0, 144, 78, 0], principal: [0, 0, 1200, 0] },
    months: { principal: { 12: 0, 13: 100, 24: 100, 25: 0 }, balance: { 13: 1100 } },
  },
  {
    name: 'a loan that is paid out while the project is built',
    project: {
      fixedCapital: 1200,
      constructionMonths: 2,
      loan: { ...loan, amount: 600, rate: 0.12, monthsBetween: 1 },
    },
    // 300 now and 300 after a month with its interest of 3; 6 in month 2, then half is paid.
    months: { disbursed: { 0: 300, 1: 300, 2: 0 }, interest: { 1: 3, 2: 6 }, equityFlow: { 0: -300, 1: -303 } },
  },
  {
    name: 'what is left of a loan is due in the last month',
    project: { loan: { ...loan, rate: 0, instalments: 10 } },
    years: { principal: [0, 100, 100, 800], balance: [1000, 900, 800, 0] },
  },
  {
    name: 'a loan that doubles the return of the owners',
    project: {
      ...sales(1200),
      years: 1,
      fixedCapital: 1000,
      loan: { ...loan, amount: 600, rate: 0.1, instalments: 1 },
    },
    // -1000 and 1200; -400 and 1200 - 660 = 540.
    years: { projectFlow: [-1000, 1200], equityFlow: [-400, 540] },
    irr: [0.2, 0.35],
  },
  {
    name: 'the cover of a loan',
    project: { ...sales(1000), ...costs(400), fixedCapital: 1000, loan },
    // 600 / 576.19.
    years: { cover: [null, 1.04, 1.04, null] },
  },
  {
    name: 'interest lowers the tax of the owners',
    project: { ...sales(1000), years: 1, taxRate: 0.2, loan: { ...loan, instalments: 1 } },
    // 1000 - 200; and 1000 - 180 - 1100.
    years: { tax: [0, 180], projectFlow: [0, 800], equityFlow: [1000, -280] },
  },
  {
    name: 'a machine that is replaced in year 2',
    project: {
      ...sales(1000),
      taxRate: 0.2,
      inflation: 0.1,
      replacements: [{ year: 2, amount: 300 }],
    },
    months: { replacement: { 12: 0, 13: 330 } },
    // 330 over ten years; in the end 264 are not depreciated: (1210 - 33 - 264) × 0.2.
    years: { depreciation: [0, 0, 33, 33], tax: [0, 200, 213.4, 182.6] },
  },
];
