import type { DetailedProject } from 'shared-lib/finance';

/** Park and Miller's generator, so that a failure can be repeated. */
export const randomNumbers = (seed: number) => {
  let state = seed * 7919;
  return (to: number) => {
    state = (state * 48_271) % 2_147_483_647;
    return Math.floor((state / 2_147_483_647) * to);
  };
};
export const seeds = Array.from({ length: 60 }, (_, index) => index + 1);

/** A project whose details change nothing. */
export const plainProject: DetailedProject = {
  years: 3,
  fixedCapital: 0,
  workingCapital: 0,
  residualValue: 0,
  depreciationYears: 10,
  taxRate: 0,
  revenues: [],
  costs: [],
  products: [],
  constructionMonths: 0,
  ramp: { months: 0, start: 0 },
  season: [],
  inflation: 0,
  receivableDays: 0,
  inventoryDays: 0,
  payableDays: 0,
  vat: { rate: 0, costShare: 1, months: 3 },
  zakatShare: 0,
  loan: { amount: 0, rate: 0, graceMonths: 0, instalments: 60, monthsBetween: 1, method: 'annuity' },
  replacements: [],
};

/** A project with the yearly figures of any, and without details. */
export const anyYearly = (seed: number): DetailedProject => {
  const random = randomNumbers(seed);
  return {
    ...plainProject,
    years: 1 + random(15),
    fixedCapital: random(1_000_000),
    workingCapital: random(100_000),
    residualValue: random(300_000),
    depreciationYears: 1 + random(20),
    taxRate: random(60) / 100,
    revenues: [
      { amount: random(900_000), growth: random(30) / 100 - 0.1 },
      { amount: random(50_000), growth: 0 },
    ],
    costs: [{ amount: random(600_000), growth: random(20) / 100 }],
  };
};

/** A project with details of every kind. */
export const anyDetailed = (seed: number): DetailedProject => {
  const random = randomNumbers(seed + 500);
  const product = () => ({
    capacity: random(20_000),
    use: random(101) / 100,
    useGrowth: random(20) / 100,
    price: random(90),
    unitCost: random(40),
  });
  return {
    ...anyYearly(seed),
    constructionMonths: random(25),
    ramp: { months: random(24), start: random(101) / 100 },
    season: seed % 2 === 0 ? Array.from({ length: 12 }, () => 1 + random(200)) : [],
    inflation: random(8) / 100,
    products: seed % 3 === 0 ? [product(), product()] : [],
    receivableDays: random(200),
    inventoryDays: random(90),
    payableDays: random(120),
    vat: { rate: 0.15, costShare: random(101) / 100, months: seed % 2 === 0 ? 1 : 3 },
    zakatShare: random(101) / 100,
    loan: {
      amount: random(500_000),
      rate: random(15) / 100,
      graceMonths: random(30),
      instalments: 1 + random(80),
      monthsBetween: [1, 3, 6, 12][random(4)] ?? 1,
      method: seed % 2 === 0 ? 'annuity' : 'principal',
    },
    replacements: [{ year: 1 + random(8), amount: random(90_000) }],
  };
};
