/** Put these attributes on every element with `deferredLayout`, so that the shell finds it. */
export const DEFERRED_SECTION = { 'data-late': '' } as const;

/** The attributes of an element that may be deferred. */
export type DeferredMark = Partial<typeof DEFERRED_SECTION>;

const blockSize = (rem: number): string => `contain-intrinsic-block-size: auto ${rem}rem;`;

/**
 * Skips the layout of sections below the first screen, for a faster first paint. At the visitor's first input the shell sets
 * `data-laid-out` on one section after the other and finally `data-settled` on the root element, so that scroll positions become
 * exact.
 *
 * A section may be lower than its content: its estimate may be, or the browser remembers the height of the part of the section that had
 * arrived when it was laid out first (`content-visibility` makes it do so). The browser shows nothing outside of the section then.
 * Audits know that from `overflow` only; they would report light text of a dark section on the light page.
 * @param estimate estimated height of the section in rem, for the scroll bar
 * @param narrower media queries with the estimates for them, the widest first
 */
export const deferredLayout = (estimate: number, narrower: readonly (readonly [string, number])[] = []): string => `
  @media (scripting: enabled) {
    html:not([data-settled]) &:not([data-laid-out]) {
      content-visibility: auto;
      overflow: hidden;
      ${blockSize(estimate)}
      ${narrower.map(([query, rem]) => `${query} { ${blockSize(rem)} }`).join('\n')}
    }
  }
`;
