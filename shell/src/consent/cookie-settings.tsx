import styled from 'styled-components';
import { copy } from '../copy/ar.ts';
import { consent } from './consent.ts';
import { useAnalyticsEnabled } from './use-analytics-enabled.ts';

const Reopen = styled.button`
  min-block-size: 1.5rem;
  padding: 0;
  border: 0;
  background: none;
  cursor: pointer;
`;

/** Opens the consent choice again. One of the legal links of the footer. */
export const CookieSettings = () => {
  const isEnabled = useAnalyticsEnabled();
  if (!isEnabled) return null;
  return (
    <li>
      <Reopen type="button" onClick={consent.reopen}>
        {copy.consent.reopen}
      </Reopen>
    </li>
  );
};
