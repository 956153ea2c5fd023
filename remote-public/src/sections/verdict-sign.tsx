import type { Neutral, StudyVerdict } from 'shared-lib/contracts';
import { studyVerdictWords } from 'shared-lib/copy';
import { color, shape, weight } from 'shared-lib/theme';
import styled from 'styled-components';

type Verdict = StudyVerdict | Neutral;

const PATHS: Record<Verdict, string> = {
  go: 'm6 12.5 4 4 8-8.5',
  change: 'M6 9h12M6 15h12M14.5 6.5v5M9.5 12.5v5',
  stop: 'M7 12h10',
  other: 'M12 12h.01',
};

/** The sign of a verdict: a check, two sliders or a bar. */
export const VerdictSign = ({ verdict }: { verdict: Verdict }) => (
  <svg viewBox="0 0 24 24" fill="none" stroke="currentColor" strokeWidth="2.5" strokeLinecap="round" aria-hidden>
    <path d={PATHS[verdict]} />
  </svg>
);

/** White signs and words on white need dark tones, so that of a change is the dark brass. */
const tones: Record<Verdict, string> = {
  go: color.success,
  change: color.brass700,
  stop: color.clay600,
  other: color.text2,
};

const Tag = styled.span<{ $verdict: Verdict }>`
  display: inline-flex;
  align-items: center;
  gap: var(--s1h);
  color: ${({ $verdict }) => tones[$verdict]};
  font-size: var(--fs-sm);
  font-weight: ${weight.strong};
  white-space: nowrap;
  svg {
    inline-size: 1.125rem;
    block-size: 1.125rem;
    background: currentColor;
    clip-path: ${shape.octagon};
    print-color-adjust: exact;
    forced-color-adjust: none;
  }
  path {
    stroke: ${color.white};
    @media (forced-colors: active) {
      stroke: Canvas;
    }
  }
`;

/** The verdict of a study as sign and word; nothing for a study without one. */
export const VerdictTag = ({ verdict }: { verdict: Verdict | null | undefined }) =>
  verdict ? (
    <Tag $verdict={verdict}>
      <VerdictSign verdict={verdict} />
      {studyVerdictWords[verdict]}
    </Tag>
  ) : null;
