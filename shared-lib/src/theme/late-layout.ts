/**
 * For bands below the first screen: until the page has been taken over (the shell then sets `data-settled` on the root element)
 * only what is on the screen is laid out, so that the first paint does not wait for the rest. Later the browser lays out all of it, so
 * that places of scrolling are exact.
 * @param estimate height of such a band in rem, for the scroll bar until then
 */
export const lateLayout = (estimate: number): string => `
  @media (scripting: enabled) {
    html:not([data-settled]) & { content-visibility: auto; contain-intrinsic-block-size: auto ${estimate}rem; }
  }
`;
