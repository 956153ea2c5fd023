import type { ReactNode } from 'react';
import { verbs } from 'shared-lib/copy';
import { color, physical, shape } from 'shared-lib/theme';
import styled, { keyframes } from 'styled-components';
import { VisuallyHidden } from './visually-hidden.tsx';

// A transform runs on the compositor. An animated background would be styled and painted again and again while the page is busy loading.
const sweep = keyframes`
  from { ${physical('transform', 'translateX(100%)')} }
  to { ${physical('transform', 'translateX(-100%)')} }
`;

interface Size {
  $inline?: string;
  $block?: string;
  $ratio?: string;
}

/** A grey placeholder while content loads. Give it the size of the content to avoid layout shift. */
export const Skeleton = styled.div.attrs({ 'aria-hidden': true })<Size>`
  inline-size: ${({ $inline = '100%' }) => $inline};
  block-size: ${({ $block, $ratio }) => $block ?? ($ratio ? 'auto' : '1rem')};
  aspect-ratio: ${({ $ratio = 'auto' }) => $ratio};
  border-radius: ${shape.radius};
  position: relative;
  overflow: hidden;
  background: var(--skeleton, ${color.sand200});

  &::after {
    content: '';
    position: absolute;
    inset: 0;
    background: linear-gradient(100deg, transparent 30%, var(--skeleton-sheen, ${color.sand100}) 50%, transparent 70%);
    animation: ${sweep} 1.6s linear infinite;
  }
`;

/** Wrapper for skeletons: announces the loading state once to screen readers. */
export const LoadingArea = ({ label = verbs.loading, children }: { label?: string; children: ReactNode }) => (
  <div role="status" aria-busy="true">
    <VisuallyHidden>{label}</VisuallyHidden>
    {children}
  </div>
);
