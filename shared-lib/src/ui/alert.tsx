import type { ReactNode } from 'react';
import { color } from 'shared-lib/theme';
import styled from 'styled-components';
import { Icon } from './icon.tsx';
import { toneIcons, type NoticeTone } from './tone-icon.ts';

const tones: Record<NoticeTone, string> = {
  info: `background: ${color.infoBg}; color: ${color.info};`,
  success: `background: ${color.successBg}; color: ${color.success};`,
  warning: `background: ${color.warningBg}; color: ${color.warning};`,
  danger: `background: ${color.dangerBg}; color: ${color.danger};`,
};

const Box = styled.div<{ $tone: NoticeTone }>`
  display: flex;
  flex-wrap: wrap;
  gap: 0.625rem 0.875rem;
  align-items: start;
  padding: 1rem 1.125rem;
  border-inline-start: 4px solid;
  font-size: 0.9375rem;
  line-height: 1.75;
  ${({ $tone }) => tones[$tone]}
  > svg {
    flex: none;
    margin-block-start: 0.25rem;
  }
  /* The words stand beside the icon; where they would get too narrow, what can be done goes below them. */
  > div {
    flex: 1 1 min(12rem, 100% - 2.25rem);
    min-inline-size: 0;
  }
  /* One line stands in the middle of a button beside it. */
  &:has(> :nth-child(3)) {
    align-items: center;
    > svg {
      margin: 0;
    }
  }
`;

interface Props {
  tone?: NoticeTone;
  /** What can be done about it: «أعد المحاولة». */
  action?: ReactNode;
  /** How it is announced; a danger interrupts, everything else waits. `none` for what is part of the page. */
  role?: 'alert' | 'status' | 'none';
  className?: string;
  children: ReactNode;
}

/** A notice that stands in the page. */
export const Alert = ({
  tone = 'info',
  action,
  role = tone === 'danger' ? 'alert' : 'status',
  className,
  children,
}: Props) => (
  <Box $tone={tone} role={role === 'none' ? undefined : role} className={className}>
    <Icon icon={toneIcons[tone]} />
    <div>{children}</div>
    {action}
  </Box>
);
