import { calculationInput, currencies, type CalculationInput } from 'shared-lib/contracts';

/** Park and Miller's generator, so that a failure can be repeated. */
const randomNumbers = (seed: number) => {
  let state = seed;
  return () => {
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647;
  };
};

export const seeds = Array.from({ length: 40 }, (_, index) => index + 1);

/** A valid calculation; every third one has given net flows. */
export const anyInput = (seed: number): CalculationInput => {
  const random = randomNumbers(seed);
  const whole = (to: number) => Math.floor(random() * to);
  const amount = () => Math.round(random() * 10 ** (random() * 10));
  const line = () => ({
    name: ['Rent', '', 'Wages — 2', '日本'][whole(4)],
    amount: amount(),
    growth: whole(4000) / 100 - 10,
  });
  return calculationInput.parse({
    title: ['', 'Farm', '日本'][whole(3)],
    currency: currencies[whole(currencies.length)],
    years: 1 + whole(50),
    fixed_capital: 1 + amount(),
    working_capital: whole(100_000),
    residual_value: whole(10_000),
    depreciation_years: 1 + whole(20),
    tax_rate: whole(4000) / 100,
    discount_rate: whole(3000) / 100,
    revenues: [line(), line()],
    costs: [line()],
    net_flows: seed % 3 === 0 ? Array.from({ length: 1 + whole(20) }, () => amount() - amount()) : [],
    scenarios: {
      cautious: { revenue: -whole(50), cost: whole(50) },
      hopeful: { revenue: whole(50), cost: -whole(50) },
    },
  });
};
