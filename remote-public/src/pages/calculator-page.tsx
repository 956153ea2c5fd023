import { decodeCalculation } from 'shared-lib/calculation';
import { useLocation, useSearchParams } from 'shared-lib/router';
import { Skeleton } from 'shared-lib/ui/skeleton';
import gauge from '../art/gauge.svg';
import { calculator } from '../copy/calculator.ts';
import { calculatorPage } from '../copy/calculator-head.ts';
import { Calculator, CalculatorContent } from '../features/calculator/calculator.tsx';
import { SharedResult } from '../features/calculator/shared-result.tsx';
import { StartChips } from '../features/calculator/start-chips.tsx';
import { PageHead } from '../sections/page-head.tsx';
import { breadcrumbsTo } from '../seo/breadcrumbs.ts';
import { readCalculatorParams } from './calculator-params.ts';
import { useCalculationStart } from './use-calculation-start.ts';

const Form = () => {
  // A link to another beginning is a navigation and starts over. Typing changes the URL without one.
  const { key } = useLocation();
  const { start, sectors } = useCalculationStart();
  if (!start)
    return (
      <CalculatorContent>
        <Skeleton $block="40rem" />
      </CalculatorContent>
    );
  return (
    <Calculator
      key={key}
      start={start.draft}
      notice={start.notice}
      opened={start.opened}
      chips={<StartChips sectors={sectors} current={start.sector} />}
    />
  );
};

export const CalculatorPage = () => {
  const [search] = useSearchParams();
  const { code, formula } = readCalculatorParams(search);
  const shared = search.get('view') === 'result' ? decodeCalculation(code) : null;
  if (shared)
    return (
      <main>
        <SharedResult input={shared} code={code} formula={formula} />
      </main>
    );
  return (
    <main>
      <PageHead
        breadcrumbs={breadcrumbsTo({ label: calculatorPage.name })}
        title={calculator.head.title}
        text={calculator.head.text}
        art={gauge}
      />
      <Form />
    </main>
  );
};
