import Plus from 'lucide-react/icons/plus';
import X from 'lucide-react/icons/x';
import type { ReactNode } from 'react';
import { MAX_PRODUCTS, MAX_REPLACEMENTS } from 'shared-lib/contracts';
import { color } from 'shared-lib/theme';
import { Button, IconButton } from 'shared-lib/ui/button';
import { Icon } from 'shared-lib/ui/icon';
import { Input } from 'shared-lib/ui/input';
import { Stack } from 'shared-lib/ui/stack';
import styled from 'styled-components';
import { calculatorDetail } from '../../../copy/calculator-detail.ts';
import { CalculatorField, CalculatorNumberField } from '../fields.tsx';
import { productFields, replacementFields, type ProductDraft, type ProductFieldName } from './detail-draft.ts';
import { FieldGroup, Fields, type DetailFormProps } from './detail-fields.tsx';

const { form: copy } = calculatorDetail;

const Row = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 2.25rem;
  gap: var(--s3);
  align-items: end;
  padding-block-end: var(--s4);
  border-block-end: 1px solid ${color.line};
`;

/** A row of fields with its name, which can be removed. */
const RemovableRow = ({
  name,
  removeLabel,
  onRemove,
  children,
}: {
  name: string;
  removeLabel: string;
  onRemove: () => void;
  children: ReactNode;
}) => (
  <li>
    <Row role="group" aria-label={name}>
      <Fields $narrow>{children}</Fields>
      <IconButton label={removeLabel} size="small" onClick={onRemove}>
        <Icon icon={X} size={16} />
      </IconButton>
    </Row>
  </li>
);

/** The rows, and a button for another one while there is room. */
const Rows = ({
  addLabel,
  onAdd,
  children,
}: {
  addLabel: string;
  onAdd: (() => void) | undefined;
  children: ReactNode;
}) => (
  <>
    <Stack as="ul" $gap="4">
      {children}
    </Stack>
    {onAdd && (
      <div>
        <Button type="button" tone="quiet" size="small" onClick={onAdd}>
          <Icon icon={Plus} />
          {addLabel}
        </Button>
      </div>
    )}
  </>
);

const productLabels = {
  capacity: copy.capacity,
  use: copy.use,
  use_growth: copy.useGrowth,
  price: copy.price,
  unit_cost: copy.unitCost,
} as const satisfies Record<ProductFieldName, string>;
const productOrder = [
  'capacity',
  'use',
  'price',
  'unit_cost',
  'use_growth',
] as const satisfies readonly ProductFieldName[];

const unitOfProduct = (field: ProductFieldName, money: string): string => {
  if (field === 'capacity') return copy.unit;
  return productFields[field].kind === 'percent' ? copy.percent : money;
};

const ProductRow = ({
  product,
  place,
  errors,
  edit,
  money,
}: DetailFormProps & { product: ProductDraft; place: number }) => {
  const name = product.name.trim() || copy.unnamedProduct(place);
  return (
    <RemovableRow name={name} removeLabel={copy.removeProduct(name)} onRemove={() => edit.removeProduct(product.key)}>
      <CalculatorField label={copy.productName} error={undefined}>
        {({ id }) => (
          <Input
            id={id}
            type="text"
            maxLength={60}
            autoComplete="off"
            value={product.name}
            onChange={({ currentTarget }) => edit.setProduct(product.key, { name: currentTarget.value })}
          />
        )}
      </CalculatorField>
      {productOrder.map((field) => (
        <CalculatorNumberField
          key={field}
          name={`product_${field}`}
          label={productLabels[field]}
          unit={unitOfProduct(field, money)}
          kind={productFields[field].kind}
          value={product[field]}
          error={errors[`products.${product.key}.${field}`]}
          onChange={(typed) => edit.setProduct(product.key, { [field]: typed })}
        />
      ))}
    </RemovableRow>
  );
};

/** Capacity × use × price of each product. */
export const ProductFields = (props: DetailFormProps) => {
  const { products } = props.draft;
  return (
    <FieldGroup legend={copy.products} hint={copy.productsHint} isWide>
      <Rows addLabel={copy.addProduct} onAdd={products.length < MAX_PRODUCTS ? props.edit.addProduct : undefined}>
        {products.map((product, index) => (
          <ProductRow key={product.key} {...props} product={product} place={index + 1} />
        ))}
      </Rows>
    </FieldGroup>
  );
};

/** What is bought again in later years. */
export const ReplacementFields = ({ draft: { replacements }, errors, edit, currency, money }: DetailFormProps) => (
  <FieldGroup legend={copy.replacements} hint={copy.replacementsHint}>
    <Rows
      addLabel={copy.addReplacement}
      onAdd={replacements.length < MAX_REPLACEMENTS ? edit.addReplacement : undefined}
    >
      {replacements.map(({ key, year, amount }, index) => (
        <RemovableRow
          key={key}
          name={copy.replacement(index + 1)}
          removeLabel={copy.removeReplacement(index + 1)}
          onRemove={() => edit.removeReplacement(key)}
        >
          <CalculatorNumberField
            name="replacement_year"
            label={copy.year}
            unit={copy.yearUnit}
            kind={replacementFields.year.kind}
            value={year}
            error={errors[`replacements.${key}.year`]}
            onChange={(typed) => edit.setReplacement(key, { year: typed })}
          />
          <CalculatorNumberField
            name="replacement_amount"
            label={copy.amount}
            unit={money}
            kind={replacementFields.amount.kind}
            currency={currency}
            value={amount}
            error={errors[`replacements.${key}.amount`]}
            onChange={(typed) => edit.setReplacement(key, { amount: typed })}
          />
        </RemovableRow>
      ))}
    </Rows>
  </FieldGroup>
);
