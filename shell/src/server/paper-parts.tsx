import { renderToStaticMarkup } from 'react-dom/server';
import { contactDefaults, type SettingValues } from 'shared-lib/api';
import { company, printedCopy as labels } from 'shared-lib/copy';
import { LogoMark } from 'shared-lib/ui/logo-mark';
import { readableAddress } from '../paper/readable-address.ts';

/** What stands above and below a printed page, as HTML beside the root element: the browser hydrates none of it. */
export interface PaperParts {
  head: string;
  foot: string;
}

interface Options {
  /** Settings of the group `contact`. */
  contact: SettingValues | undefined;
  /** URL of the page. */
  url: URL;
}

/** Renders what only paper shows: whom the page is from, and where it was. The browser adds the day (`watchPaper`). */
export const renderPaperParts = ({ contact, url }: Options): PaperParts => {
  const { phone_saudi, phone_egypt } = { ...contactDefaults, ...contact };
  const details = [phone_saudi, phone_egypt, url.host].filter((detail) => detail !== '');
  return {
    head: renderToStaticMarkup(
      <div data-paper="head">
        <LogoMark size={36} />
        <span>
          <b>{company.name}</b> {company.tagline}
        </span>
        {details.map((detail) => (
          <bdi key={detail} dir="ltr">
            {detail}
          </bdi>
        ))}
        <span data-paper-date="" />
      </div>,
    ),
    foot: renderToStaticMarkup(
      <div data-paper="foot">
        <span>{labels.source}:</span>
        <bdi dir="ltr" data-paper-address="">
          {readableAddress(url)}
        </bdi>
      </div>,
    ),
  };
};
