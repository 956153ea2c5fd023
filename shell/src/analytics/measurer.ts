import type { ShownPage } from '../navigation/shown-page.ts';

/** A tool at work. */
export interface Measurer {
  seePage(page: ShownPage, before: ShownPage | undefined): void;
  /** Consent is gone: nothing more is sent. The tool itself leaves with the document. */
  stop(): void;
}

export const addScript = (address: string): void => {
  const script = document.createElement('script');
  script.async = true;
  script.src = address;
  document.head.append(script);
};
