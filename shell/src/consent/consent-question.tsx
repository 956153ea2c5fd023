import { useEffect } from 'react';
import { useLateComponent } from '../frame/late-component.ts';
import { CONSENT_KEY, consent, useConsent } from './consent.ts';
import { useAnalyticsEnabled } from './use-analytics-enabled.ts';

const loadBanner = () => import('./consent-banner.tsx').then(({ ConsentBanner }) => ConsentBanner);

/** Asks for consent where there is something to agree to and nothing was chosen yet; its code comes only then. */
export const ConsentQuestion = () => {
  const isEnabled = useAnalyticsEnabled();
  const isOpen = useConsent(({ choice, reopened }) => choice === null || reopened);
  useEffect(() => {
    consent.restore();
    // A choice in one tab is the choice of all.
    const handleStorage = ({ key }: StorageEvent) => key === CONSENT_KEY && consent.restore();
    window.addEventListener('storage', handleStorage);
    return () => window.removeEventListener('storage', handleStorage);
  }, []);
  const isAsked = isEnabled && isOpen;
  const Banner = useLateComponent(loadBanner, isAsked);
  return isAsked && Banner ? <Banner /> : null;
};
