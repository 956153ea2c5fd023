/**
 * Media queries of the breakpoints, for blocks in a styled template. They use em, so that a larger browser text size selects a
 * layout with enough space; 1em is 16px by default.
 */
export const media = {
  /** Phones and small tablets: one column, tables become stacked records. */
  stacked: '@media (max-width: 56.25em)',
  /** A printed page is as narrow, but has nobody who scrolls. */
  stackedOnScreen: '@media screen and (max-width: 56.25em)',
  columns: '@media (min-width: 56.3125em)',
  /** Below 640 pixels. */
  smallScreen: '@media (max-width: 39.9375em)',
  /** Phones held upright: 600 pixels at the default text size. */
  phone: '@media (max-width: 37.5em)',
  /** The narrowest phones, 320 pixels at the default text size: long buttons break. */
  narrowest: '@media (max-width: 20em)',
  /** Wider phones, up to 608 pixels, with text at 200 %: a line has no space for two things. */
  narrowEnlargedText: '@media (max-width: 19em)',
  /** Phones with text at 200 %: a line has space for about two words, and long words break. */
  enlargedText: '@media (max-width: 16em)',
  /** Too narrow for a sidebar: it becomes an overlay menu. */
  noSidebar: '@media (max-width: 73.75em)',
  /** The site menu is behind a button. */
  burger: '@media (max-width: 78.6875em)',
  /** The site header is denser. */
  compactHeader: '@media (max-width: 87.4375em)',
  /** The margins of a page have no space for a button. */
  belowWide: '@media (max-width: 99.9375em)',
  /** Only the margins grow further. */
  wide: '@media (min-width: 100em)',
  print: '@media print',
  reducedMotion: '@media (prefers-reduced-motion: reduce)',
} as const;

/** Put these attributes on parts of a page that are of no use on paper: links to other pages, forms, offers. */
export const SCREEN_ONLY = { 'data-screen-only': '' } as const;

/** For a grid that holds blocks below each other: browsers break a grid across sheets badly, with text over text. */
export const paperStack = `
  @media print {
    display: block;
    > * + * {
      margin-block-start: var(--s5);
    }
  }
`;
