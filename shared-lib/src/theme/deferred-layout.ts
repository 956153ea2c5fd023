/** Goes on every element with `deferredLayout`: the shell finds them by it and lays them out one after the other. */
export const DEFERRED_SECTION = { 'data-late': '' } as const;

/**
 * For bands below the first screen: until the page has been taken over only what is on the screen is laid out, so that the first
 * paint does not wait for the rest. Later the browser lays out all of it, so that places of scrolling are exact: the shell sets
 * `data-laid-out` on one band after another, and then `data-settled` on the root element.
 * @param estimate height of such a band in rem, for the scroll bar until then
 */
export const deferredLayout = (estimate: number): string => `
  @media (scripting: enabled) {
    html:not([data-settled]) &:not([data-laid-out]) { content-visibility: auto; contain-intrinsic-block-size: auto ${estimate}rem; }
  }
`;
