import type { AnalyticsTools } from './analytics-config.ts';

/** Sources that an analytics tool adds to the content security policy, per directive. */
export interface CspSources {
  'script-src': readonly string[];
  'img-src': readonly string[];
  'connect-src': readonly string[];
  'trusted-types': readonly string[];
}

/** From Google's guide to content security policies. Its scripts create URLs with the Trusted Types policy `goog#html`. */
const google: CspSources = {
  'script-src': ['https://*.googletagmanager.com'],
  'img-src': ['https://*.google-analytics.com', 'https://*.googletagmanager.com'],
  'connect-src': ['https://*.google-analytics.com', 'https://*.analytics.google.com', 'https://*.googletagmanager.com'],
  'trusted-types': ['goog#html'],
};
const meta: CspSources = {
  'script-src': ['https://connect.facebook.net'],
  'img-src': ['https://www.facebook.com'],
  'connect-src': ['https://www.facebook.com', 'https://connect.facebook.net'],
  'trusted-types': [],
};
const sourcesByTool: Record<keyof AnalyticsTools, CspSources> = { analytics: google, tagManager: google, pixel: meta };

/** Combines the sources of the tools; empty lists without tools. */
export const cspSourcesOf = (tools: AnalyticsTools): CspSources => {
  const used = [
    ...new Set(
      (['analytics', 'tagManager', 'pixel'] as const).flatMap((tool) => (tools[tool] ? [sourcesByTool[tool]] : [])),
    ),
  ];
  const all = (directive: keyof CspSources) => used.flatMap((sources) => sources[directive]);
  return {
    'script-src': all('script-src'),
    'img-src': all('img-src'),
    'connect-src': all('connect-src'),
    'trusted-types': all('trusted-types'),
  };
};
