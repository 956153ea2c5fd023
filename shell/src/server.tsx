/** What the HTML server runs: the application for Node, with React, the router and every singleton inside. */
export { isMeasured } from './analytics/is-measured.ts';
export { sourcesOf, type ToolSources } from './analytics/sources.ts';
export { chooseTools } from './analytics/tools.ts';
export { areaOf } from './areas.ts';
export { BOOT_ID, type Boot } from './boot.ts';
export { checkDoor } from './check-door.ts';
export { readConsentCookie } from './consent/consent-cookie.ts';
export { provided } from './provided.ts';
export { renderPage, type RenderedPage, type RenderRequest } from './render.tsx';
export { connectApi } from './server-api.ts';
export { fontFiles } from 'shared-lib/theme/root';
