import Hourglass from 'lucide-react/icons/hourglass';
import Info from 'lucide-react/icons/info';
import Percent from 'lucide-react/icons/percent';
import Scale from 'lucide-react/icons/scale';
import Target from 'lucide-react/icons/target';
import TrendingDown from 'lucide-react/icons/trending-down';
import { color, weight } from 'shared-lib/theme';
import { Icon } from 'shared-lib/ui/icon';
import { Panel } from 'shared-lib/ui/panel';
import styled from 'styled-components';
import { calculator } from '../../copy/calculator.ts';
import { readingsOf, type Reading } from './readings.ts';
import type { ResultView } from './result-text.ts';
import { Columns } from 'shared-lib/ui/stack';

const icons = {
  value: Scale,
  rate: Percent,
  time: Hourglass,
  balance: Target,
  risk: TrendingDown,
  limits: Info,
} as const;
/** Readings that ask for care. */
const warnings: readonly Reading['kind'][] = ['risk', 'limits'];

const Item = styled.li<{ $isWarning: boolean }>`
  display: grid;
  grid-template-columns: 1.5rem minmax(0, 1fr);
  gap: var(--s3h);
  padding-block: var(--s4);
  border-block-end: 1px solid ${color.line};
  font-size: 0.9375rem;
  line-height: 1.85;
  > svg {
    margin-block-start: var(--s1);
    color: ${({ $isWarning }) => ($isWarning ? color.warning : color.nile600)};
  }
  b {
    display: block;
    color: ${color.ink900};
    font-weight: ${weight.strong};
  }
  small {
    display: block;
    color: ${color.text2};
    font-size: var(--fs-xs);
  }
`;

/** The results in plain words. */
export const ReadingsPanel = ({ view }: { view: ResultView }) => (
  <Panel title={calculator.panels.readings}>
    <Columns as="ul" $gap="0 8" $columns="repeat(2, minmax(0, 1fr))" $stacked>
      {readingsOf(view).map(({ kind, title, text, limit }) => (
        <Item key={kind} $isWarning={warnings.includes(kind)}>
          <Icon icon={icons[kind]} size={24} />
          <div>
            <b>{title}</b>
            {text}
            {limit && <small>{limit}</small>}
          </div>
        </Item>
      ))}
    </Columns>
  </Panel>
);
