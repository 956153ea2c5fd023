import type { AnalyticsConfig } from './analytics-config.ts';

let current: AnalyticsConfig | null = null;

/** The analytics configuration that the server sent with this document. */
export const currentAnalyticsConfig = (): AnalyticsConfig | null => current;

interface LoadAnalyticsOptions {
  config: AnalyticsConfig | null;
  /** Resolves when the page no longer needs the network and the processor. */
  ready: Promise<void>;
}

/** Loads and starts analytics with the visitor's consent. Without it no analytics code is loaded. */
export const loadAnalytics = async ({ config, ready }: LoadAnalyticsOptions): Promise<void> => {
  current = config;
  if (!config) return;
  await ready;
  try {
    const { startAnalytics } = await import('./start-analytics.ts');
    startAnalytics(config);
  } catch (error) {
    console.warn(`Analytics did not start: ${String(error)}`);
  }
};
