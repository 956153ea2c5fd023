import type { RefObject } from 'react';
import { currencies, MAX_YEARS, type Currency } from 'shared-lib/contracts';
import { currencyNames } from 'shared-lib/copy';
import { countOf } from 'shared-lib/format';
import { paths } from 'shared-lib/paths';
import { color, layout, text } from 'shared-lib/theme';
import { Button } from 'shared-lib/ui/button';
import { Input, Select } from 'shared-lib/ui/input';
import { Range } from '../../ui/range.tsx';
import { TextButton } from 'shared-lib/ui/text-link';
import styled from 'styled-components';
import { calculator } from '../../copy/calculator.ts';
import { DeferredPart } from '../../sections/deferred-part.tsx';
import type { CalculationDraft, TextFieldName } from './draft.ts';
import { CalculatorField, CalculatorNumberField } from './fields.tsx';
import { LineFields } from './line-fields.tsx';
import type { DraftEdit } from './use-draft.ts';

const { form: copy, scenarios, basis } = calculator;

const FormBox = styled.form`
  border: 1px solid ${color.line};
  background: ${color.surface};
  scroll-margin-block-start: calc(${layout.header} + 1.5rem);
`;
const Group = styled.fieldset`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--s4);
  min-inline-size: 0;
  margin: 0;
  padding: var(--s5);
  border: 0;
  border-block-end: 1px solid ${color.line};
  legend {
    float: inline-start;
    inline-size: 100%;
    color: ${color.ink900};
    ${text.h4}
  }
  legend + * {
    clear: both;
  }
`;
const Pair = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: var(--s4);
`;
const Hint = styled.p`
  color: ${color.text2};
  ${text.xs}
`;
const YearsLabel = styled.span`
  display: flex;
  justify-content: space-between;
  gap: var(--s4);
`;
const Submit = styled.div`
  padding: var(--s5);
`;

interface Props {
  draft: CalculationDraft;
  errors: Readonly<Record<string, string>>;
  edit: DraftEdit;
}

const nounOf = (currency: string) =>
  currencyNames[currencies.find((known): known is Currency => known === currency) ?? 'USD'].noun.other;

/** The fields of one group, bound to the draft. */
const fieldsOf = ({ draft, errors, edit }: Props) => {
  const bind = (name: TextFieldName) => ({
    name,
    value: draft.texts[name],
    error: errors[name],
    onChange: (typed: string) => edit.setText(name, typed),
  });
  const money = nounOf(draft.texts.currency);
  return {
    amount: (name: TextFieldName, label: string) => (
      <CalculatorNumberField {...bind(name)} label={label} unit={money} kind="money" currency={draft.texts.currency} />
    ),
    percent: (name: TextFieldName, label: string) => (
      <CalculatorNumberField {...bind(name)} label={label} unit={copy.percent} kind="percent" />
    ),
    years: (name: TextFieldName, label: string) => (
      <CalculatorNumberField {...bind(name)} label={label} unit={copy.yearsUnit} kind="count" />
    ),
    money,
  };
};

const YearsField = ({ draft, errors, edit }: Props) => {
  const { years } = draft.texts;
  return (
    <CalculatorField
      error={errors.years}
      label={
        <YearsLabel>
          <span>{copy.years}</span>
          <span>{countOf(Number(years), calculator.years)}</span>
        </YearsLabel>
      }
    >
      {({ id }) => (
        <Range
          id={id}
          name="years"
          min={1}
          max={MAX_YEARS}
          value={years}
          onChange={({ currentTarget }) => edit.setText('years', currentTarget.value)}
        />
      )}
    </CalculatorField>
  );
};

const CapitalGroup = (props: Props) => {
  const { draft, errors, edit } = props;
  const fields = fieldsOf(props);
  return (
    <Group>
      <legend>{copy.capital}</legend>
      <CalculatorField label={copy.title} error={errors.title}>
        {({ id }) => (
          <Input
            id={id}
            name="title"
            type="text"
            maxLength={120}
            autoComplete="off"
            placeholder={copy.titleHint}
            value={draft.texts.title}
            onChange={({ currentTarget }) => edit.setText('title', currentTarget.value)}
          />
        )}
      </CalculatorField>
      <Pair>
        {fields.amount('fixed_capital', copy.fixed)}
        {fields.amount('working_capital', copy.working)}
      </Pair>
      {draft.net_flows.length === 0 && <YearsField {...props} />}
      <CalculatorField label={copy.currency} error={errors.currency}>
        {({ id }) => (
          <Select
            id={id}
            name="currency"
            value={draft.texts.currency}
            onChange={({ currentTarget }) => edit.setText('currency', currentTarget.value)}
          >
            {currencies.map((currency) => (
              <option key={currency} value={currency}>
                {currencyNames[currency].label}
              </option>
            ))}
          </Select>
        )}
      </CalculatorField>
    </Group>
  );
};

const LineGroups = (props: Props) => {
  const { money } = fieldsOf(props);
  const groups = [
    { list: 'revenues', title: copy.revenues, addLabel: copy.addRevenue },
    { list: 'costs', title: copy.costs, addLabel: copy.addCost },
  ] as const;
  return groups.map(({ list, title, addLabel }) => (
    <Group key={list}>
      <legend>{title}</legend>
      <LineFields
        list={list}
        lines={props.draft[list]}
        unit={money}
        currency={props.draft.texts.currency}
        addLabel={addLabel}
        errors={props.errors}
        edit={props.edit}
      />
    </Group>
  ));
};

const FlowGroup = (props: Props) => {
  const { draft, errors, edit } = props;
  const { money } = fieldsOf(props);
  return (
    <Group>
      <legend>{copy.flows}</legend>
      <Hint>{copy.flowsHint}</Hint>
      <Pair>
        {draft.net_flows.map((flow, index) => (
          <CalculatorNumberField
            key={copy.flowOf(index + 1)}
            name="net_flows"
            label={copy.flowOf(index + 1)}
            unit={money}
            kind="money"
            currency={draft.texts.currency}
            isSigned
            value={flow}
            error={errors[`net_flows.${index}`]}
            onChange={(typed) => edit.setFlow(index, typed)}
          />
        ))}
      </Pair>
      <div>
        <TextButton onClick={edit.clearFlows}>{copy.useLines}</TextButton>
      </div>
    </Group>
  );
};

const AssumptionGroup = (props: Props) => {
  const fields = fieldsOf(props);
  const hasFlows = props.draft.net_flows.length > 0;
  const words = hasFlows ? basis.flows : basis.lines;
  return (
    <>
      <Group>
        <legend>{copy.assumptions}</legend>
        <Pair>
          {fields.percent('discount_rate', copy.discount)}
          {!hasFlows && fields.percent('tax_rate', copy.tax)}
        </Pair>
        {!hasFlows && (
          <Pair>
            {fields.years('depreciation_years', copy.depreciation)}
            {fields.amount('residual_value', copy.residual)}
          </Pair>
        )}
        <Hint>
          {copy.discountHint} {!hasFlows && copy.taxHint}
        </Hint>
      </Group>
      <Group>
        <legend>{copy.scenarios}</legend>
        <Hint>{copy.scenarioHint}</Hint>
        {(['cautious', 'hopeful'] as const).map((name) => (
          <Pair key={name}>
            {fields.percent(`${name}_revenue`, copy.changeOf(scenarios[name], words.revenue))}
            {fields.percent(`${name}_cost`, copy.changeOf(scenarios[name], words.cost))}
          </Pair>
        ))}
      </Group>
    </>
  );
};

interface FormProps extends Props {
  formRef: RefObject<HTMLFormElement | null>;
  /** Called in place of a request to the server. */
  onSubmit: () => void;
}

/** The inputs. Without scripts the form loads its results from the server. */
export const CalculationForm = ({ formRef, onSubmit, ...props }: FormProps) => (
  <FormBox
    ref={formRef}
    id="inputs"
    method="get"
    action={paths.calculator()}
    noValidate
    aria-label={copy.label}
    onSubmit={(event) => {
      event.preventDefault();
      onSubmit();
    }}
  >
    <CapitalGroup {...props} />
    <DeferredPart>
      {props.draft.net_flows.length > 0 ? <FlowGroup {...props} /> : <LineGroups {...props} />}
    </DeferredPart>
    <DeferredPart>
      <AssumptionGroup {...props} />
    </DeferredPart>
    <Submit>
      <Button type="submit" block>
        {copy.submit}
      </Button>
    </Submit>
  </FormBox>
);
