import { paths } from 'shared-lib/paths';
import { color } from 'shared-lib/theme';
import { Panel } from 'shared-lib/ui/panel';
import { ForwardLink, TextLink } from 'shared-lib/ui/text-link';
import styled from 'styled-components';
import { clientHomeCopy } from '../../copy/dashboard.ts';

const labels = clientHomeCopy.calculator;

const Text = styled.p`
  margin-block-end: var(--s4);
  color: ${color.text2};
  font-size: 0.9375rem;
`;
const Links = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--s2) var(--s4);
`;

/** The way to the calculator and to the saved calculations. */
export const CalculatorPanel = () => (
  <Panel title={labels.title}>
    <Text>{labels.text}</Text>
    <Links>
      <ForwardLink to={paths.calculator()}>{labels.open}</ForwardLink>
      <TextLink to={paths.calculations()}>{labels.saved}</TextLink>
    </Links>
  </Panel>
);
