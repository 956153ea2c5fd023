import { useQuery } from '@tanstack/react-query';
import { service, serviceIcons, type Service, type serviceInput } from 'shared-lib/contracts';
import { workingDays } from 'shared-lib/copy';
import { countOf, formatUsd } from 'shared-lib/format';
import {
  CheckboxesField,
  FieldRows,
  Fields,
  LinesField,
  NumberField,
  SelectField,
  SwitchField,
  TextAreaField,
  TextField,
  useFormContext,
  useWatch,
} from 'shared-lib/form';
import { optionsQuery } from 'shared-lib/list';
import { paths } from 'shared-lib/paths';
import { Alert } from 'shared-lib/ui/alert';
import { Panel } from 'shared-lib/ui/panel';
import { TextButton } from 'shared-lib/ui/text-link';
import styled from 'styled-components';
import type * as z from 'zod/mini';
import { services as copy } from '../../copy/services.ts';
import { MainPictureFields, NameFields } from '../../resource/content-fields.tsx';
import { SeoPanel } from '../../resource/seo/seo-panel.tsx';
import { NumberCell, type Alongside } from '../../resource/number-cell.tsx';
import { FormPanels } from '../../resource/form-panels.ts';
import { sectorOptions } from '../../resource/sector-options.ts';
import { useOfferedRows } from '../../resource/use-offered-rows.tsx';

type Values = z.input<typeof serviceInput>;
const { fields } = copy;

const icons = serviceIcons.map((value) => ({ value, label: copy.icons[value] }));

const Sectors = () => {
  const { rows, failure } = useOfferedRows(useQuery(optionsQuery(sectorOptions)));
  const options = rows.map(({ value, label }) => ({ value: Number(value), label }));
  return (
    <>
      <CheckboxesField<Values> name="sector_ids" label={fields.sector_ids} options={options} />
      {failure}
    </>
  );
};

const Content = () => (
  <Panel title={copy.contentPanel}>
    <Fields>
      <LinesField<Values> name="deliverables" label={fields.deliverables} />
      <LinesField<Values> name="audience" label={fields.audience} />
      <LinesField<Values> name="needs" label={fields.needs} wide />
      <FieldRows
        name="steps"
        label={fields.steps}
        rowNoun={copy.step}
        emptyRow={{ title: '', text: '', days: Number.NaN }}
      >
        {(row) => (
          <Fields>
            <TextField name={`${row}.title`} label={copy.stepTitle} required />
            <NumberField name={`${row}.days`} kind="count" label={copy.stepDays} required />
            <TextField name={`${row}.text`} label={copy.stepText} wide />
          </Fields>
        )}
      </FieldRows>
      <FieldRows
        name="packages"
        label={fields.packages}
        rowNoun={copy.package}
        emptyRow={{ name: '', price: Number.NaN, days: Number.NaN, items: [] }}
      >
        {(row) => (
          <Fields>
            <TextField name={`${row}.name`} label={copy.packageName} required wide />
            <NumberField name={`${row}.price`} kind="money" currency="USD" label={copy.packagePrice} required />
            <NumberField name={`${row}.days`} kind="count" label={copy.stepDays} required />
            <LinesField name={`${row}.items`} label={copy.packageItems} wide />
          </Fields>
        )}
      </FieldRows>
      <FieldRows name="faq" label={fields.faq} rowNoun={copy.question} emptyRow={{ q: '', a: '' }}>
        {(row) => (
          <Fields>
            <TextField name={`${row}.q`} label={copy.questionText} required wide />
            <TextAreaField name={`${row}.a`} label={copy.reply} required wide />
          </Fields>
        )}
      </FieldRows>
    </Fields>
  </Panel>
);

const PackageNote = styled.div`
  grid-column: 1 / -1;
`;

/** Offers to give the first package the price of the service: the site shows both. */
const FirstPackagePrice = () => {
  const { control, setValue, clearErrors } = useFormContext<Values>();
  const [price, [first] = []] = useWatch({ control, name: ['basic_price', 'packages'] });
  if (!first || !Number.isFinite(price) || !Number.isFinite(first.price) || first.price === price) return null;
  const move = () => {
    setValue('packages.0.price', price, { shouldDirty: true });
    clearErrors('basic_price');
  };
  return (
    <PackageNote role="status">
      <Alert
        tone="warning"
        role="none"
        action={<TextButton onClick={move}>{copy.movePackage(formatUsd(price))}</TextButton>}
      >
        {copy.packageDiffers(first.name, formatUsd(first.price))}
      </Alert>
    </PackageNote>
  );
};

/** The panels of the form of a service. */
export const ServiceFields = () => (
  <FormPanels>
    <Panel title={copy.mainPanel}>
      <Fields>
        <NameFields resource="services" pathOf={paths.service} labels={fields} />
      </Fields>
    </Panel>
    <Panel title={copy.pricePanel}>
      <Fields>
        <NumberField<Values> name="basic_price" kind="money" currency="USD" label={fields.basic_price} required />
        <NumberField<Values> name="delivery_days_basic" kind="count" label={fields.delivery_days_basic} required />
        <FirstPackagePrice />
        <SelectField<Values> name="icon" label={fields.icon} options={icons} placeholder={false} />
        <MainPictureFields name="image" labels={fields} />
        <SwitchField<Values> name="is_active" label={fields.is_active} wide />
        <Sectors />
      </Fields>
    </Panel>
    <Content />
    <SeoPanel titleField="name_ar" descriptionField="description_ar" pictureField="image" pathOf={paths.service} />
  </FormPanels>
);

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
