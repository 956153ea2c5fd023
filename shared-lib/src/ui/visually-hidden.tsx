import styled from 'styled-components';
import { useState } from 'react';

/** Text for screen readers only. */
export const VisuallyHidden = styled.span`
  position: absolute;
  inline-size: 1px;
  block-size: 1px;
  overflow: hidden;
  clip-path: inset(50%);
  white-space: nowrap;
`;

/** A second identical message would be no change for screen readers; an invisible character makes it one. */
const REPEATED = '\u200B';

/** Announces results of actions that are visible anyway, such as «نُقل إلى الموضع 3». Not for errors and not for clocks. */
export const useAnnouncer = () => {
  const [message, setMessage] = useState('');
  return {
    announce: (text: string) => setMessage((now) => (now === text ? text + REPEATED : text)),
    /** Props of the `LiveRegion`. */
    region: { message },
  };
};

/** Polite live region. Render it permanently: screen readers only notice changes inside an existing region. */
export const LiveRegion = ({ message }: { message: string }) => (
  <VisuallyHidden role="status" aria-live="polite">
    {message}
  </VisuallyHidden>
);
