import { color } from 'shared-lib/theme';
import styled, { keyframes } from 'styled-components';

/** Rotates counter-clockwise, the direction of Arabic text. */
const turn = keyframes`to { transform: rotate(-360deg); }`;

/**
 * A small loading ring. Decorative: show text beside it. It stands still in a hidden label: browsers compute the styles of a running
 * animation again and again, even when nobody sees it.
 */
export const Spinner = styled.span.attrs({ 'aria-hidden': true })`
  flex: none;
  inline-size: 1.125rem;
  block-size: 1.125rem;
  border: 2px solid currentColor;
  border-inline-start-color: transparent;
  border-radius: 50%;
  animation: ${turn} 0.8s linear infinite;
  [aria-hidden='true'] > & {
    animation: none;
  }
`;

const Line = styled.p.attrs({ role: 'status' })`
  display: flex;
  align-items: center;
  gap: var(--s3);
  color: ${color.muted};
`;

/** A spinner with a message, shown where the content will appear. */
export const LoadingMessage = ({ children }: { children: string }) => (
  <Line>
    <Spinner />
    {children}
  </Line>
);
