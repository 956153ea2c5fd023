import { media } from './media.ts';

/** Stylelint recognises CSS templates by this name. */
const css = String.raw;

/**
 * What every document needs to be printed: the head of the company, then the content of the shell's `#content`, without what serves a
 * screen: menus, buttons, and everything marked `SCREEN_ONLY`. All text is dark, because printers leave out backgrounds. The shell adds
 * the finer rules later (`shell/src/paper/paper-details.ts`), because they are of no use to the first screen.
 */
export const paperStyles = css`
  [data-paper] {
    display: none;
  }
  @page {
    margin: 14mm 15mm;
  }
  ${media.print} {
    html {
      font-size: 81.25%;
    }
    :not(svg, svg *) {
      background: none !important;
      color: var(--text) !important;
    }
    body > :not(#root, [data-paper]),
    #root > :not(#content),
    nav,
    button,
    [data-screen-only],
    form:not(:has(h2)) {
      display: none !important;
    }
    #content {
      display: block;
    }
    h2,
    h3,
    h4 {
      break-after: avoid;
    }
    figure,
    img,
    tr,
    li {
      break-inside: avoid;
    }
    details::details-content {
      block-size: auto;
      content-visibility: visible;
    }
    [data-paper] {
      display: flex;
      align-items: center;
      gap: var(--s4);
    }
  }
`;
