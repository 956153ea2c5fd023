import { color, SCREEN_ONLY } from 'shared-lib/theme';
import { Alert } from 'shared-lib/ui/alert';
import styled from 'styled-components';
import { calculatorDetail } from '../../../copy/calculator-detail.ts';
import { ChoiceField, FieldGroup, NumberFields, SeasonFields, type DetailFormProps } from './detail-fields.tsx';
import { ProductFields, ReplacementFields } from './detail-rows.tsx';

const { form: copy } = calculatorDetail;

const Groups = styled.form`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 26rem), 1fr));
  gap: var(--s5);
  color: ${color.text};
`;

const LoanFields = (props: DetailFormProps & { isTooLarge: boolean }) => (
  <FieldGroup legend={copy.loan} hint={`${copy.loanHint} ${copy.equityHint}`}>
    <NumberFields
      {...props}
      fields={[
        ['loan_amount', copy.loanAmount],
        ['loan_rate', copy.loanRate],
        ['loan_grace', copy.grace],
        ['loan_instalments', copy.instalments],
        ['equity_rate', copy.equityRate],
      ]}
    >
      <ChoiceField {...props} name="loan_months" label={copy.loanMonths} options={copy.loanSteps} />
      <ChoiceField {...props} name="loan_method" label={copy.method} options={copy.methods} />
    </NumberFields>
    {props.isTooLarge && (
      <Alert tone="warning" role="status">
        {copy.tooLarge}
      </Alert>
    )}
  </FieldGroup>
);

/** The inputs of the detail. @param isLoanTooLarge whether the loan leaves nothing for the owners to pay */
export const DetailForm = ({ isLoanTooLarge, ...props }: DetailFormProps & { isLoanTooLarge: boolean }) => (
  <Groups noValidate aria-label={copy.label} onSubmit={(event) => event.preventDefault()} {...SCREEN_ONLY}>
    <ProductFields {...props} />
    <FieldGroup legend={copy.timing} hint={copy.timingHint}>
      <NumberFields
        {...props}
        fields={[
          ['construction_months', copy.construction],
          ['ramp_months', copy.ramp],
          ['ramp_start', copy.rampStart],
          ['inflation', copy.inflation],
        ]}
      />
    </FieldGroup>
    <LoanFields {...props} isTooLarge={isLoanTooLarge} />
    <FieldGroup legend={copy.cash} hint={copy.cashHint}>
      <NumberFields
        {...props}
        fields={[
          ['receivable_days', copy.receivable],
          ['inventory_days', copy.inventory],
          ['payable_days', copy.payable],
        ]}
      />
    </FieldGroup>
    <FieldGroup legend={copy.taxes} hint={copy.taxesHint}>
      <NumberFields
        {...props}
        fields={[
          ['vat_rate', copy.vat],
          ['vat_cost_share', copy.vatShare],
          ['zakat_share', copy.zakat],
        ]}
      >
        <ChoiceField {...props} name="vat_months" label={copy.vatMonths} options={copy.vatPeriods} />
      </NumberFields>
    </FieldGroup>
    <ReplacementFields {...props} />
    <SeasonFields {...props} />
  </Groups>
);
