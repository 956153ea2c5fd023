import type { AnalyticsConfig } from '../src/analytics/analytics-config.ts';
import type { RenderedPage } from '../src/server/render.tsx';
import type { Application } from './application.ts';

interface PageAnalytics {
  application: Application;
  settings: RenderedPage['analyticsSettings'];
  cookies: string;
  pathname: string;
  log(message: string): void;
}

/** Warnings already logged. The settings are read for every page, and each warning is logged once. */
const logged = new Set<string>();

const logOnce = (log: PageAnalytics['log'], message: string): void => {
  if (logged.has(message)) return;
  logged.add(message);
  log(message);
};

/** The analytics of a page for this visitor; null when the settings enable nothing or the visitor consented to nothing. */
export const analyticsConfigFor = ({
  application,
  settings,
  cookies,
  pathname,
  log,
}: PageAnalytics): AnalyticsConfig | null => {
  const granted = application.readConsentCookie(cookies);
  const { tools, invalidSettings } = application.chooseTools(settings, granted);
  for (const setting of invalidSettings)
    logOnce(
      log,
      `The setting ${setting} holds no id (${JSON.stringify(settings[setting])}): nothing is loaded for it.`,
    );
  if (Object.keys(tools).length === 0) return null;
  const isAllowedHere = application.isTrackedPath(pathname);
  return {
    tools,
    granted,
    isAllowedHere,
    scriptSources: isAllowedHere ? [...application.cspSourcesOf(tools)['script-src']] : [],
  };
};
