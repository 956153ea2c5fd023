import type { DetailedInput } from 'shared-lib/calculation';
import { calculationDetailInput, calculationInput, type CalculationInput } from 'shared-lib/contracts';

type Given = Parameters<typeof calculationInput.parse>[0];

/** A case with a detail of every kind. */
export const bankFile: DetailedInput = {
  ...calculationInput.parse({
    title: 'Hydroponic farm',
    currency: 'SAR',
    years: 7,
    fixed_capital: 420_000,
    working_capital: 130_000,
    residual_value: 30_000,
    tax_rate: 20,
    discount_rate: 12,
    revenues: [{ name: 'Restaurants', amount: 240_000, growth: 8 }],
    costs: [
      { name: 'Salaries', amount: 82_000, growth: 3 },
      { name: 'Energy', amount: 46_000, growth: 4 },
    ],
  }),
  detail: calculationDetailInput.parse({
    construction_months: 9,
    ramp_months: 6,
    ramp_start: 30,
    inflation: 2.5,
    season: [80, 90, 100, 100, 110, 120, 120, 110, 100, 90, 90, 90],
    products: [{ name: 'Lettuce', capacity: 90_000, use: 70, use_growth: 8, price: 5.5, unit_cost: 1.2 }],
    receivable_days: 45,
    inventory_days: 20,
    payable_days: 30,
    vat_rate: 15,
    vat_cost_share: 60,
    zakat_share: 40,
    loan_amount: 250_000,
    loan_rate: 8,
    loan_grace: 12,
    loan_instalments: 16,
    loan_months: 3,
    replacements: [{ year: 4, amount: 60_000 }],
  }),
};

const shop = { years: 3, fixed_capital: 1000, revenues: [{ amount: 1200 }], costs: [{ amount: 600 }] };
const loan = { loan_amount: 1000, loan_rate: 10, loan_instalments: 2, loan_months: 12 };
const product = { capacity: 1000, use: 60, price: 10, unit_cost: 4 };

/** Each case stresses one part; the worked cases of `shared-lib/finance` check the same parts of the model by hand. */
const given: readonly (readonly [name: string, input: Given])[] = [
  ['a quick calculation', { ...shop, tax_rate: 20, residual_value: 100, working_capital: 50 }],
  ['given flows', { fixed_capital: 1000, net_flows: [300, -50, 900, 400] }],
  ['flows with two rates', { fixed_capital: 1000, net_flows: [2500, -1540] }],
  ['flows without a rate', { fixed_capital: 0, net_flows: [100, 200] }],
  [
    'growth and shrinking lines',
    {
      ...shop,
      revenues: [
        { amount: 900, growth: 7.5 },
        { amount: 300, growth: -20 },
      ],
    },
  ],
  ['a ramp-up', { ...shop, detail: { ramp_months: 4, ramp_start: 20 } }],
  ['a ramp-up from nothing', { ...shop, detail: { ramp_months: 30 } }],
  ['a season', { ...shop, detail: { season: [2, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1] } }],
  ['a season of zeros', { ...shop, detail: { season: [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] } }],
  ['a product', { ...shop, detail: { products: [product] } }],
  ['a use that reaches the capacity', { ...shop, detail: { products: [{ ...product, use: 80, use_growth: 20 }] } }],
  [
    'two products with a season',
    {
      ...shop,
      detail: {
        products: [product, { ...product, use: 50, price: 2.25 }],
        season: [1, 1, 1, 1, 1, 4, 1, 1, 1, 1, 1, 1],
      },
    },
  ],
  ['inflation and growth', { ...shop, revenues: [{ amount: 1000, growth: 10 }], detail: { inflation: 10 } }],
  ['half a year of construction', { ...shop, working_capital: 100, detail: { construction_months: 6 } }],
  ['a year of construction', { ...shop, working_capital: 300, discount_rate: 10, detail: { construction_months: 12 } }],
  ['one month of construction', { ...shop, detail: { construction_months: 1, ...loan } }],
  ['45 days of receivables', { ...shop, detail: { receivable_days: 45 } }],
  ['payables of two months', { ...shop, detail: { payable_days: 60 } }],
  ['stock of half a month', { ...shop, detail: { inventory_days: 15 } }],
  [
    'a cycle of 365 days',
    { ...shop, years: 2, detail: { receivable_days: 365, inventory_days: 31, payable_days: 29 } },
  ],
  ['VAT of quarters', { ...shop, detail: { vat_rate: 15 } }],
  [
    'VAT of months with construction',
    { ...shop, detail: { vat_rate: 15, vat_cost_share: 50, vat_months: 1, construction_months: 7 } },
  ],
  ['VAT credits', { ...shop, fixed_capital: 90_000, detail: { vat_rate: 15 } }],
  [
    'losses before profits',
    { ...shop, revenues: [{ amount: 100, growth: 100 }], costs: [{ amount: 150 }], tax_rate: 20 },
  ],
  ['zakat', { ...shop, working_capital: 400, detail: { zakat_share: 100 } }],
  ['a mixed company', { ...shop, tax_rate: 20, detail: { zakat_share: 60, receivable_days: 30 } }],
  ['zakat on a loss', { ...shop, costs: [{ amount: 1500 }], working_capital: 400, detail: { zakat_share: 100 } }],
  ['equal payments', { ...shop, detail: loan }],
  ['equal parts', { ...shop, detail: { ...loan, loan_method: 'principal' } }],
  [
    'grace and monthly instalments',
    { ...shop, detail: { ...loan, loan_grace: 12, loan_instalments: 12, loan_months: 1 } },
  ],
  [
    'a loan that is paid out while the project is built',
    { ...shop, detail: { ...loan, construction_months: 5, loan_months: 3, loan_instalments: 8 } },
  ],
  ['a loan longer than the project', { ...shop, detail: { ...loan, loan_rate: 0, loan_instalments: 10 } }],
  ['grace longer than the project', { ...shop, detail: { ...loan, loan_grace: 60 } }],
  ['more debt than capital', { ...shop, fixed_capital: 100, detail: { ...loan, loan_amount: 900 } }],
  ['a return that the owners ask for', { ...shop, detail: { ...loan, equity_rate: 18 } }],
  [
    'replacements',
    {
      ...shop,
      depreciation_years: 2,
      tax_rate: 20,
      detail: {
        inflation: 10,
        replacements: [
          { year: 2, amount: 300 },
          { year: 2, amount: 50 },
          { year: 9, amount: 70 },
        ],
      },
    },
  ],
  ['a sale above the book value', { ...shop, residual_value: 1500, depreciation_years: 2, tax_rate: 20 }],
  ['a long project', { ...shop, years: 14, detail: { construction_months: 36, inflation: 2 } }],
];

export const workbookCases: readonly { name: string; input: CalculationInput }[] = [
  ...given.map(([name, input]) => ({ name, input: calculationInput.parse(input) })),
  { name: 'a detail of every kind', input: bankFile },
];
