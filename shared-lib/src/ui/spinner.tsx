import { color } from 'shared-lib/theme';
import styled, { keyframes } from 'styled-components';

/** Turns the way Arabic reads. */
const turn = keyframes`to { transform: rotate(-360deg); }`;

/** A small ring that says «working»; decorative, the words beside it carry the meaning. */
export const Spinner = styled.span.attrs({ 'aria-hidden': true })`
  flex: none;
  inline-size: 1.125rem;
  block-size: 1.125rem;
  border: 2px solid currentColor;
  border-inline-start-color: transparent;
  border-radius: 50%;
  animation: ${turn} 0.8s linear infinite;
`;

const Line = styled.p.attrs({ role: 'status' })`
  display: flex;
  align-items: center;
  gap: 0.75rem;
  color: ${color.muted};
`;

/** Says what is being waited for, in the place where it will stand. */
export const LoadingMessage = ({ children }: { children: string }) => (
  <Line>
    <Spinner />
    {children}
  </Line>
);
