import { formatNumber } from 'shared-lib/format';
import { color, weight } from 'shared-lib/theme';
import { Panel } from 'shared-lib/ui/panel';
import { ProgressBar } from 'shared-lib/ui/progress-bar';
import styled from 'styled-components';
import { publishing } from '../../copy/publishing.ts';
import { CheckList, type Check } from './check-list.tsx';

const Score = styled.div`
  display: grid;
  gap: var(--s2);
  margin-block-end: var(--s3);
  strong {
    font-size: var(--fs-h3);
    font-weight: ${weight.strong};
  }
  progress {
    color: ${color.brass500};
  }
`;

/** How ready the content is for visitors. */
export const ReadinessPanel = ({ checks }: { checks: readonly Check[] }) => {
  const passed = checks.filter(({ state }) => state === 'passed').length;
  return (
    <Panel title={publishing.readiness}>
      <Score>
        <strong>{publishing.score(formatNumber(passed), formatNumber(checks.length))}</strong>
        <ProgressBar aria-label={publishing.readiness} value={passed / Math.max(1, checks.length)} />
      </Score>
      <CheckList checks={checks} />
    </Panel>
  );
};
