import { grantedIn } from '../consent/consent-cookie.ts';
import { useConsent } from '../consent/consent.ts';
import { leaveDocumentFor, renewDocument } from '../navigation/leave-document.ts';
import { stopWatchingPages, watchPages, type ShownPage } from '../navigation/shown-page.ts';
import { startGoogle } from './google.ts';
import { isMeasured } from './is-measured.ts';
import type { Measurer } from './measurer.ts';
import { startPixel } from './pixel.ts';
import type { MeasuringTerms } from './terms.ts';
import { removeToolCookies } from './tool-cookies.ts';

const startTools = ({ tools, granted }: MeasuringTerms): Measurer[] => [
  ...(tools.analytics || tools.tagManager ? [startGoogle(tools, granted)] : []),
  ...(tools.pixel ? [startPixel(tools.pixel)] : []),
];

/** Once the visitor's choice is another than the one that this document was sent for, nothing more is measured in it. */
const stopWithConsent = (measurers: readonly Measurer[], { granted }: MeasuringTerms): void => {
  const stop = useConsent.subscribe(({ choice }) => {
    if (choice === 'unread' || grantedIn(choice).join() === granted.join()) return;
    stop();
    stopWatchingPages();
    for (const measurer of measurers) measurer.stop();
    removeToolCookies();
    renewDocument();
  });
};

/**
 * Loads the tools and tells them of each page, in documents whose policy lets them in. Sign-in, accounts and administration
 * never share a document with them: the way between is a document of its own.
 */
export const startMeasuring = (terms: MeasuringTerms): void => {
  leaveDocumentFor((pathname) => isMeasured(pathname) !== terms.isHere);
  if (!terms.isHere) return;
  const measurers = startTools(terms);
  let before: ShownPage | undefined;
  watchPages((page) => {
    for (const measurer of measurers) measurer.seePage(page, before);
    before = page;
  });
  stopWithConsent(measurers, terms);
};
