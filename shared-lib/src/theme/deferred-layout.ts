/** Put these attributes on every element with `deferredLayout`, so that the shell finds it. */
export const DEFERRED_SECTION = { 'data-late': '' } as const;

/** The attributes of an element that may be deferred. */
export type DeferredMark = Partial<typeof DEFERRED_SECTION>;

/** Event of `window`: the shell has laid out the whole page. */
export const PAGE_LAID_OUT = 'page-laid-out';

const blockSize = (rem: number): string => `contain-intrinsic-block-size: auto ${rem}rem;`;

/**
 * Skips the layout of sections below the first screen until the page is interactive, for a faster first paint. Then the shell sets
 * `data-laid-out` on one section after the other and finally `data-settled` on the root element, without waiting for the visitor: who
 * saves, captures or reads the page by a program gets all of it. Paper and browsers without scripts skip nothing.
 *
 * A section may be lower than its content: its estimate may be, or the browser remembers the height of the part of the section that had
 * arrived when it was laid out first (`content-visibility` makes it do so). The browser shows nothing outside of the section then.
 * Audits know that from `overflow` only; they would report light text of a dark section on the light page.
 * @param estimate estimated height of the section in rem, for the scroll bar
 * @param narrower media queries with the estimates for them, the widest first
 */
export const deferredLayout = (estimate: number, narrower: readonly (readonly [string, number])[] = []): string => `
  @media screen and (scripting: enabled) {
    html:not([data-settled]) &:not([data-laid-out]) {
      content-visibility: auto;
      overflow: hidden;
      ${blockSize(estimate)}
      ${narrower.map(([query, rem]) => `${query} { ${blockSize(rem)} }`).join('\n')}
    }
  }
`;
