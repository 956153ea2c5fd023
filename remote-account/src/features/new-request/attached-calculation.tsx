import { calculate, decodeCalculation } from 'shared-lib/calculation';
import { FORMULA_VERSION } from 'shared-lib/contracts';
import { formatMoney } from 'shared-lib/format';
import { paths } from 'shared-lib/paths';
import { Alert } from 'shared-lib/ui/alert';
import { TextLink } from 'shared-lib/ui/text-link';
import styled from 'styled-components';
import { newRequestCopy } from '../../copy/requests.ts';

const labels = newRequestCopy.calculation;

const Links = styled.span`
  display: inline-flex;
  flex-wrap: wrap;
  gap: 0 var(--s4);
`;
const Wide = styled.div`
  grid-column: 1 / -1;
`;

/** Start values of a request from the calculation in its link; undefined when the link is damaged. */
export const startFrom = (code: string) => {
  const input = decodeCalculation(code);
  return input
    ? {
        calculation: code,
        project_idea: input.title,
        capital_amount: formatMoney(calculate(input).capital, input.currency),
      }
    : undefined;
};

interface Props {
  /** The text in the link of the calculation; empty without one. */
  code: string;
  title: string | undefined;
}

/** Which calculation travels with the request, or where to choose one. */
export const AttachedCalculation = ({ code, title }: Props) => {
  if (code === '')
    return (
      <Wide>
        {labels.question} <TextLink to={paths.calculations()}>{labels.choose}</TextLink>
      </Wide>
    );
  const without = <TextLink to={paths.newRequest('feasibility')}>{labels.without}</TextLink>;
  return (
    <Wide>
      {title === undefined ? (
        <Alert tone="warning" role="none" action={without}>
          {labels.damaged}
        </Alert>
      ) : (
        <Alert
          role="none"
          action={
            <Links>
              <TextLink to={paths.calculator({ c: code, formula: String(FORMULA_VERSION) })}>{labels.open}</TextLink>
              {without}
            </Links>
          }
        >
          {labels.attached(title)}
        </Alert>
      )}
    </Wide>
  );
};
