import CircleAlert from 'lucide-react/icons/circle-alert';
import CircleCheck from 'lucide-react/icons/circle-check';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { color } from 'shared-lib/theme';
import { Icon, type IconGlyph } from 'shared-lib/ui/icon';
import styled from 'styled-components';
import { checksCopy } from '../../copy/checks.ts';

/** `failed` prevents publishing, `advice` does not. */
export type CheckState = 'passed' | 'advice' | 'failed';

export interface Check {
  key: string;
  state: CheckState;
  text: string;
  /** What to do, or what was measured. */
  detail?: string | undefined;
}

const icons: Record<CheckState, IconGlyph> = { passed: CircleCheck, advice: TriangleAlert, failed: CircleAlert };
const colors: Record<CheckState, string> = { passed: color.success, advice: color.warning, failed: color.danger };

const List = styled.ul`
  display: grid;
`;
const Item = styled.li<{ $state: CheckState }>`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: 0 var(--s2h);
  padding-block: var(--s2h);
  border-block-end: 1px solid ${color.line};
  font-size: var(--fs-sm);
  line-height: 1.7;
  &:last-child {
    border-block-end: 0;
  }
  svg {
    margin-block-start: 0.2rem;
    color: ${({ $state }) => colors[$state]};
  }
  small {
    grid-column: 2;
    color: ${color.text2};
    overflow-wrap: anywhere;
  }
`;

/** Checks with their results: what prevents publishing first. */
export const CheckList = ({ checks, id }: { checks: readonly Check[]; id?: string }) => {
  const order: CheckState[] = ['failed', 'advice', 'passed'];
  const sorted = checks.toSorted((one, other) => order.indexOf(one.state) - order.indexOf(other.state));
  return (
    <List id={id}>
      {sorted.map(({ key, state, text, detail }) => (
        <Item key={key} $state={state}>
          <Icon icon={icons[state]} size={20} label={checksCopy.states[state]} />
          <span>{text}</span>
          {detail && (
            <small>
              <bdi>{detail}</bdi>
            </small>
          )}
        </Item>
      ))}
    </List>
  );
};
