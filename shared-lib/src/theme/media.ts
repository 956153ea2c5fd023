/**
 * Where the layout changes; used as the head of a block in a styled template. In em of the visitor's own text size, so that
 * whoever reads larger text gets the layout that has room for it; 1em is 16 pixels otherwise.
 */
export const media = {
  /** Phones and small tablets: one column, tables become stacked records. */
  stacked: '@media (max-width: 56.25em)',
  columns: '@media (min-width: 56.3125em)',
  /** A phone whose text is twice as large: hardly two words stand on a line, and long ones break. */
  enlargedText: '@media (max-width: 16em)',
  /** The administration's sidebar is a drawer. */
  drawer: '@media (max-width: 73.75em)',
  /** The site's menu is behind a button. */
  burger: '@media (max-width: 78.6875em)',
  /** The site's header is tighter. */
  compactHeader: '@media (max-width: 87.4375em)',
  /** Nothing grows but the margins. */
  wide: '@media (min-width: 100em)',
  reducedMotion: '@media (prefers-reduced-motion: reduce)',
} as const;
