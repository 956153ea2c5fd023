import { printedCopy as labels } from 'shared-lib/copy';
import { formatDate } from 'shared-lib/format';
import { paperDetails } from './paper-details.ts';
import { readableAddress } from './readable-address.ts';

const setText = (selector: string, text: string): void => {
  const element = document.querySelector(selector);
  if (element) element.textContent = text;
};

/** Paper shows no frame for a picture that has not loaded. A browser that waits for pictures before it prints shows them. */
const hideMissingPictures = (): void => {
  for (const image of document.images) {
    const isMissing = !image.complete || image.naturalWidth === 0;
    image.toggleAttribute('data-missing', isMissing);
    if (isMissing) image.addEventListener('load', () => image.removeAttribute('data-missing'), { once: true });
  }
};

/** Links inside the sentences of a page. */
const TEXT_LINKS = 'main :is(p, blockquote, article li) a[href]';

/** Nobody can follow a link on paper, so links inside a text show where they lead (`paperStyles`). */
const writeLinkAddresses = (): void => {
  for (const link of document.querySelectorAll<HTMLAnchorElement>(TEXT_LINKS)) {
    const { protocol, hash, pathname } = link;
    const isInPage = hash !== '' && pathname === window.location.pathname;
    const address = readableAddress(link);
    const isShown = link.textContent.includes(link.host) && link.textContent.includes(link.pathname);
    if (!protocol.startsWith('http') || isInPage || isShown) delete link.dataset.address;
    else link.dataset.address = address;
  }
};

const preparePaper = (): void => {
  setText('[data-paper-date]', labels.today(formatDate(new Date().toISOString())));
  setText('[data-paper-address]', readableAddress(window.location));
  writeLinkAddresses();
  hideMissingPictures();
};

const adoptDetails = (): void => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(paperDetails);
  document.adoptedStyleSheets.push(sheet);
};

/** Adds the finer rules of the print style, and completes what a printed page shows, right before it is printed. */
export const watchPaper = (): void => {
  adoptDetails();
  window.addEventListener('beforeprint', preparePaper);
  // Print previews of some tools change only the medium.
  window.matchMedia('print').addEventListener('change', preparePaper);
};
