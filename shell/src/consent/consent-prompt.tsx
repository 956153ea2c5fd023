import { useEffect } from 'react';
import { useLazyComponent } from '../layout/use-lazy-component.ts';
import { CONSENT_KEY, consent, useConsent } from './consent.ts';
import { useAnalyticsEnabled } from './use-analytics-enabled.ts';

const loadBanner = () => import('./consent-banner.tsx').then(({ ConsentBanner }) => ConsentBanner);

/** Shows the consent banner when analytics are enabled and no choice is stored. The code of the banner is loaded only then. */
export const ConsentPrompt = () => {
  const isEnabled = useAnalyticsEnabled();
  const isOpen = useConsent(({ choice, reopened }) => choice === null || reopened);
  useEffect(() => {
    consent.restore();
    // A choice in one tab applies to all tabs.
    const handleStorage = ({ key }: StorageEvent) => key === CONSENT_KEY && consent.restore();
    window.addEventListener('storage', handleStorage);
    return () => window.removeEventListener('storage', handleStorage);
  }, []);
  const isShown = isEnabled && isOpen;
  const Banner = useLazyComponent(loadBanner, isShown);
  return isShown && Banner ? <Banner /> : null;
};
