import { service, type Service } from 'shared-lib/contracts';
import { workingDays } from 'shared-lib/copy';
import { countOf, formatUsd } from 'shared-lib/format';
import { services as copy } from '../../copy/services.ts';
import { NumberCell, type Alongside } from '../../resource/number-cell.tsx';

/** Days of delivery, counted. */
export const daysText = (days: number): string => countOf(days, workingDays);

interface NumberProps {
  row: Service;
  field: 'basic_price' | 'delivery_days_basic';
  label: string;
  textOf: (value: number) => string;
}

/** The first package has the price and the time of the service: the site shows both. */
const firstPackage = ({ packages }: Service, field: NumberProps['field'], next: number): Alongside | undefined => {
  const [first, ...others] = packages;
  const key = field === 'basic_price' ? 'price' : 'days';
  if (!first || first[key] === next) return undefined;
  const text = field === 'basic_price' ? formatUsd : daysText;
  return {
    text: copy.firstPackage(first.name, text(first[key]), text(next)),
    next: { packages: [{ ...first, [key]: next }, ...others] },
    before: { packages },
  };
};

/** Price or days of a service, changed in its row together with its first package. */
export const ServiceNumber = ({ row, field, ...cell }: NumberProps) => (
  <NumberCell
    resource="services"
    contract={service}
    id={row.id}
    name={row.name_ar}
    field={field}
    value={row[field]}
    alongside={(next) => firstPackage(row, field, next)}
    {...cell}
  />
);
