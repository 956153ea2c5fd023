import type { ReactNode } from 'react';
import { color, text } from 'shared-lib/theme';
import { Select } from 'shared-lib/ui/input';
import styled from 'styled-components';
import { calculatorDetail } from '../../../copy/calculator-detail.ts';
import { CalculatorField, CalculatorNumberField } from '../fields.tsx';
import { numberFields, type DetailDraft, type NumberFieldName } from './detail-draft.ts';
import type { DetailEdit } from './use-detail.ts';

const { form: copy } = calculatorDetail;

const Group = styled.fieldset`
  display: grid;
  gap: var(--s4);
  align-content: start;
  min-inline-size: 0;
  margin: 0;
  padding: var(--s5);
  border: 1px solid ${color.line};
  background: ${color.surface};
  legend {
    float: inline-start;
    inline-size: 100%;
    color: ${color.ink900};
    ${text.h4}
  }
  legend + * {
    clear: both;
  }
  &[data-wide] {
    grid-column: 1 / -1;
  }
`;
const Hint = styled.p`
  max-inline-size: 46rem;
  color: ${color.text2};
  ${text.xs}
`;
/** Fields beside one another, as many as fit. */
export const Fields = styled.div<{ $narrow?: boolean }>`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, ${({ $narrow }) => ($narrow ? '8.5rem' : '11rem')}), 1fr));
  gap: var(--s4);
  align-items: end;
`;

/** Fields of one subject with a sentence about what they do. @param isWide whether the group is as wide as the form */
export const FieldGroup = ({
  legend,
  hint,
  isWide = false,
  children,
}: {
  legend: string;
  hint: string;
  isWide?: boolean;
  children: ReactNode;
}) => (
  <Group {...(isWide && { 'data-wide': '' })}>
    <legend>{legend}</legend>
    <Hint>{hint}</Hint>
    {children}
  </Group>
);

export interface DetailFormProps {
  draft: DetailDraft;
  errors: Readonly<Record<string, string>>;
  edit: DetailEdit;
  /** Code and noun of the currency. */
  currency: string;
  money: string;
}

const unitFor = (name: NumberFieldName, money: string): string => {
  const { kind } = numberFields[name];
  if (kind === 'money') return money;
  if (kind === 'percent') return copy.percent;
  if (name === 'loan_instalments') return copy.instalmentUnit;
  return name.endsWith('_days') ? copy.days : copy.months;
};

/** Fields with one number each. */
export const NumberFields = ({
  fields,
  children,
  ...props
}: DetailFormProps & { fields: readonly (readonly [NumberFieldName, string])[]; children?: ReactNode }) => (
  <Fields>
    {fields.map(([name, label]) => (
      <CalculatorNumberField
        key={name}
        name={name}
        label={label}
        unit={unitFor(name, props.money)}
        kind={numberFields[name].kind}
        currency={props.currency}
        value={props.draft.texts[name]}
        error={props.errors[name]}
        onChange={(typed) => props.edit.setText(name, typed)}
      />
    ))}
    {children}
  </Fields>
);

/** A choice of the detail. */
export const ChoiceField = ({
  name,
  label,
  options,
  draft,
  edit,
}: Pick<DetailFormProps, 'draft' | 'edit'> & {
  name: keyof DetailDraft['choices'];
  label: string;
  options: Readonly<Record<string, string>>;
}) => (
  <CalculatorField label={label} error={undefined}>
    {({ id }) => (
      <Select
        id={id}
        name={name}
        value={draft.choices[name]}
        onChange={({ currentTarget }) => edit.setChoice(name, currentTarget.value)}
      >
        {Object.entries(options).map(([value, option]) => (
          <option key={value} value={value}>
            {option}
          </option>
        ))}
      </Select>
    )}
  </CalculatorField>
);

/** The weights of the months. */
export const SeasonFields = ({ draft, errors, edit }: DetailFormProps) => (
  <FieldGroup legend={copy.season} hint={copy.seasonHint} isWide>
    <Fields $narrow>
      {draft.season.map((weight, month) => (
        <CalculatorNumberField
          key={copy.seasonMonth(month + 1)}
          name={`season_${month}`}
          label={copy.seasonMonth(month + 1)}
          unit={copy.percent}
          kind="decimal"
          value={weight}
          error={errors[`season.${month}`]}
          onChange={(typed) => edit.setSeason(month, typed)}
        />
      ))}
    </Fields>
  </FieldGroup>
);
