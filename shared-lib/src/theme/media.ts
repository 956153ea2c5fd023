/** Where the layout changes; used as the head of a block in a styled template. */
export const media = {
  /** Phones and small tablets: one column, tables become stacked records. */
  stacked: '@media (max-width: 900px)',
  columns: '@media (min-width: 901px)',
  /** The administration's sidebar is a drawer. */
  drawer: '@media (max-width: 1180px)',
  /** The site's menu is behind a button. */
  burger: '@media (max-width: 1259px)',
  /** The site's header is tighter. */
  compactHeader: '@media (max-width: 1399px)',
  /** Nothing grows but the margins. */
  wide: '@media (min-width: 1600px)',
  lessMotion: '@media (prefers-reduced-motion: reduce)',
} as const;
