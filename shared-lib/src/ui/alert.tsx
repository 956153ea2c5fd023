import CircleAlert from 'lucide-react/icons/circle-alert';
import CircleCheck from 'lucide-react/icons/circle-check';
import Info from 'lucide-react/icons/info';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import type { ReactNode } from 'react';
import { color } from 'shared-lib/theme';
import styled from 'styled-components';
import { Icon, type IconGlyph } from './icon.tsx';

export type NoticeTone = 'info' | 'success' | 'warning' | 'danger';

/** Icon of each tone, so that colour is not the only signal. */
export const toneIcons: Record<NoticeTone, IconGlyph> = {
  info: Info,
  success: CircleCheck,
  warning: TriangleAlert,
  danger: CircleAlert,
};

const tones: Record<NoticeTone, string> = {
  info: `background: ${color.infoBg}; color: ${color.info};`,
  success: `background: ${color.successBg}; color: ${color.success};`,
  warning: `background: ${color.warningBg}; color: ${color.warning};`,
  danger: `background: ${color.dangerBg}; color: ${color.danger};`,
};

const Box = styled.div<{ $tone: NoticeTone }>`
  display: flex;
  flex-wrap: wrap;
  gap: var(--s2h) var(--s3h);
  align-items: start;
  padding: var(--s4) var(--s4h);
  border-inline-start: 4px solid;
  font-size: 0.9375rem;
  line-height: 1.75;
  ${({ $tone }) => tones[$tone]}
  > svg {
    flex: none;
    margin-block-start: var(--s1);
  }
  /* The text sits beside the icon. When it would become too narrow, the action wraps below it. */
  > div {
    flex: 1 1 min(12rem, 100% - 2.25rem);
    min-inline-size: 0;
  }
  /* With an action, centre the text vertically against the button. */
  &:has(> :nth-child(3)) {
    align-items: center;
    > svg {
      margin: 0;
    }
  }
`;

interface Props {
  tone?: NoticeTone;
  /** Button or link that resolves it, such as «أعد المحاولة». */
  action?: ReactNode;
  /** ARIA live role. By default `danger` is an alert and other tones are a status; use `none` for static page content. */
  role?: 'alert' | 'status' | 'none';
  className?: string;
  children: ReactNode;
}

/** A notice inside the page. For temporary messages use `shared-lib/toast`. */
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
