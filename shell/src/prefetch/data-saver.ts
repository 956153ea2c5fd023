/** Network Information API of some browsers. The DOM types do not include it. */
interface NetworkInformation {
  saveData?: boolean;
  /** `slow-2g`, `2g`, `3g` or `4g`. */
  effectiveType?: string;
}

declare global {
  interface Navigator {
    connection?: NetworkInformation;
  }
}

/** Whether to avoid unrequested downloads: the visitor wants to save data, or the connection is 2g. */
export const shouldSaveData = ({ connection }: Navigator = navigator): boolean =>
  connection?.saveData === true || /(?:^|-)2g$/.test(connection?.effectiveType ?? '');
