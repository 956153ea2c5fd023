/** What some browsers tell of the line (Network Information); no part of the DOM's own types. */
interface Line {
  saveData?: boolean;
  /** `slow-2g`, `2g`, `3g` or `4g`. */
  effectiveType?: string;
}

declare global {
  interface Navigator {
    connection?: Line;
  }
}

/** Whether the visitor wants, or the line needs, every byte to be asked for. */
export const isSparing = ({ connection }: Navigator = navigator): boolean =>
  connection?.saveData === true || /(?:^|-)2g$/.test(connection?.effectiveType ?? '');
