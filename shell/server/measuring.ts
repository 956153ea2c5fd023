import type { MeasuringTerms } from '../src/analytics/terms.ts';
import type { RenderedPage } from '../src/render.tsx';
import type { Application } from './application.ts';

interface Asked {
  application: Application;
  settings: RenderedPage['analytics'];
  cookies: string;
  pathname: string;
  say(message: string): void;
}

/** What was said of settings already: they are read for every page. */
const told = new Set<string>();

const tellOnce = (say: Asked['say'], sentence: string): void => {
  if (told.has(sentence)) return;
  told.add(sentence);
  say(sentence);
};

/** What may be measured of this visitor; null where the settings or the visitor do not agree to anything. */
export const measuringTerms = ({ application, settings, cookies, pathname, say }: Asked): MeasuringTerms | null => {
  const granted = application.readConsentCookie(cookies);
  const { tools, refused } = application.chooseTools(settings, granted);
  for (const setting of refused)
    tellOnce(
      say,
      `The setting ${setting} holds no id (${JSON.stringify(settings[setting])}): nothing is loaded for it.`,
    );
  if (Object.keys(tools).length === 0) return null;
  const isHere = application.isMeasured(pathname);
  return { tools, granted, isHere, scripts: isHere ? [...application.sourcesOf(tools)['script-src']] : [] };
};
