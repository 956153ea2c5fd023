import type { ReactNode } from 'react';
import { verbs } from 'shared-lib/copy';
import { color, shape } from 'shared-lib/theme';
import styled, { keyframes } from 'styled-components';
import { VisuallyHidden } from './visually-hidden.tsx';

const sweep = keyframes`to { background-position: -150% 0; }`;

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
  background: linear-gradient(
      100deg,
      var(--skeleton, ${color.sand200}) 40%,
      var(--skeleton-sheen, ${color.sand100}) 50%,
      var(--skeleton, ${color.sand200}) 60%
    )
    0 0 / 300% 100%;
  animation: ${sweep} 1.6s linear infinite;
`;

/** Wrapper for skeletons: announces the loading state once to screen readers. */
export const LoadingArea = ({ label = verbs.loading, children }: { label?: string; children: ReactNode }) => (
  <div role="status" aria-busy="true">
    <VisuallyHidden>{label}</VisuallyHidden>
    {children}
  </div>
);
