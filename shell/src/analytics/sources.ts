import type { Tools } from './terms.ts';

/** Directives of the security policy that a tool needs more of. */
export interface ToolSources {
  'script-src': readonly string[];
  'img-src': readonly string[];
  'connect-src': readonly string[];
  'trusted-types': readonly string[];
}

/** What Google's pages on content security policies ask for; its scripts make their addresses with a policy of this name. */
const google: ToolSources = {
  'script-src': ['https://*.googletagmanager.com'],
  'img-src': ['https://*.google-analytics.com', 'https://*.googletagmanager.com'],
  'connect-src': ['https://*.google-analytics.com', 'https://*.analytics.google.com', 'https://*.googletagmanager.com'],
  'trusted-types': ['goog#html'],
};
const meta: ToolSources = {
  'script-src': ['https://connect.facebook.net'],
  'img-src': ['https://www.facebook.com'],
  'connect-src': ['https://www.facebook.com', 'https://connect.facebook.net'],
  'trusted-types': [],
};
const ofTool: Record<keyof Tools, ToolSources> = { analytics: google, tagManager: google, pixel: meta };

/** What a policy lets in for these tools, and nothing for none. */
export const sourcesOf = (tools: Tools): ToolSources => {
  const used = [
    ...new Set((['analytics', 'tagManager', 'pixel'] as const).flatMap((tool) => (tools[tool] ? [ofTool[tool]] : []))),
  ];
  const all = (directive: keyof ToolSources) => used.flatMap((sources) => sources[directive]);
  return {
    'script-src': all('script-src'),
    'img-src': all('img-src'),
    'connect-src': all('connect-src'),
    'trusted-types': all('trusted-types'),
  };
};
