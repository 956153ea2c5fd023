/** Entry of the bundle that the HTML server runs: the application for Node, with React, the router and every singleton. */
export { isTrackedPath } from '../analytics/tracked-paths.ts';
export { cspSourcesOf, type CspSources } from '../analytics/csp-sources.ts';
export { chooseTools } from '../analytics/choose-tools.ts';
export { BOOT_ID, type Boot } from '../browser/boot.ts';
export { tryRemoteModule } from './trial.ts';
export { prepareBrowserTrial } from './browser-trial/try-in-browser.ts';
export { readConsentCookie } from '../consent/consent-cookie.ts';
export { providedModules } from '../provided/provided-modules.ts';
export { loadPages } from './load-pages.ts';
export { renderPage, type RenderedPage, type RenderRequest } from './render.tsx';
export { configureApiClient } from './api-client.ts';
export { setContentVersion } from './content-version.ts';
export { discardSharedState } from './shared-state.ts';
export { fontFiles } from 'shared-lib/theme/root';
export { areaOf } from 'shared-lib/federation';
