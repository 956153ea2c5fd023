import { paths } from 'shared-lib/paths';
import { color } from 'shared-lib/theme';
import { Panel } from 'shared-lib/ui/panel';
import { ForwardLink, TextLink } from 'shared-lib/ui/text-link';
import styled from 'styled-components';
import { clientHomeCopy } from '../../copy/dashboard.ts';
import { Cluster } from 'shared-lib/ui/stack';

const labels = clientHomeCopy.calculator;

const Text = styled.p`
  margin-block-end: var(--s4);
  color: ${color.text2};
  font-size: 0.9375rem;
`;
/** The way to the calculator and to the saved calculations. */
export const CalculatorPanel = () => (
  <Panel title={labels.title}>
    <Text>{labels.text}</Text>
    <Cluster $gap="2 4" $align="center" $justify="space-between">
      <ForwardLink to={paths.calculator()}>{labels.open}</ForwardLink>
      <TextLink to={paths.calculations()}>{labels.saved}</TextLink>
    </Cluster>
  </Panel>
);
