import { PageHead } from 'shared-lib/ui/page-head';
import { samples } from '../copy/samples.ts';
import { ButtonSamples } from '../features/samples/button-samples.tsx';
import { ChartSamples } from '../features/samples/chart-samples.tsx';
import { ChoiceSamples } from '../features/samples/choice-samples.tsx';
import { DateSamples } from '../features/samples/date-samples.tsx';
import { NumberSamples } from '../features/samples/number-samples.tsx';
import { OrderSamples } from '../features/samples/order-samples.tsx';
import { OverlaySamples } from '../features/samples/overlay-samples.tsx';
import { PatternSamples } from '../features/samples/pattern-samples.tsx';

/** Every control in every state, for designers, screenshots and browser tests. */
export const SamplesPage = () => (
  <>
    <PageHead title={samples.title} text={samples.text} />
    <ButtonSamples />
    <NumberSamples />
    <ChoiceSamples />
    <DateSamples />
    <OverlaySamples />
    <OrderSamples />
    <PatternSamples />
    <ChartSamples />
  </>
);
