import { color, shape, weight } from 'shared-lib/theme';
import styled from 'styled-components';

export type BadgeTone = 'new' | 'review' | 'waiting' | 'working' | 'done' | 'off' | 'rejected';

const tones: Record<BadgeTone, string> = {
  new: `background: ${color.infoBg}; color: ${color.info};`,
  review: `background: ${color.warningBg}; color: ${color.warning};`,
  waiting: `background: ${color.clay100}; color: #8F3C23;`,
  working: `background: ${color.nile100}; color: #125450;`,
  done: `background: ${color.successBg}; color: ${color.success};`,
  off: 'background: #ECEAE3; color: #535E5D;',
  rejected: `background: ${color.dangerBg}; color: ${color.danger};`,
};

/** A status label. The text carries the meaning; colour and octagon are decoration. */
export const Badge = styled.span<{ $tone: BadgeTone }>`
  display: inline-flex;
  align-items: center;
  gap: 0.4375rem;
  padding: var(--s0h) var(--s2h);
  border-radius: ${shape.radius};
  font-size: var(--fs-xs);
  font-weight: ${weight.medium};
  line-height: 1.8;
  white-space: nowrap;
  ${({ $tone }) => tones[$tone]}
  &::before {
    content: '';
    flex: none;
    inline-size: 0.5rem;
    block-size: 0.5rem;
    background: currentColor;
    clip-path: ${shape.octagon};
  }
`;
