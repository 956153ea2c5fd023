import { figuresOf, olderFiguresOf } from 'shared-lib/calculation';
import type { CalculationInput } from 'shared-lib/contracts';
import { calculationLabels } from 'shared-lib/copy';
import { changedFacts } from 'shared-lib/format';
import { Alert } from 'shared-lib/ui/alert';
import { calculator } from '../../copy/calculator.ts';

interface Props {
  input: CalculationInput;
  /** Version of the formulas that the figures were shown with when the link was made. */
  formula: number;
}

/** What has changed in the figures of a calculation since its link was made. Nothing where the formulas of today agree. */
export const FormulaNotice = ({ input, formula }: Props) => {
  const figures = olderFiguresOf(input, formula);
  const changes = figures ? changedFacts({ currency: input.currency, figures, current: figuresOf(input) }) : [];
  if (changes.length === 0) return null;
  return (
    <Alert role="none">
      <p>
        {calculator.olderFormula} {calculationLabels.older.what}
      </p>
      <ul>
        {changes.map((change) => (
          <li key={change}>{change}</li>
        ))}
      </ul>
    </Alert>
  );
};
