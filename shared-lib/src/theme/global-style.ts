import { fontFaces } from './font-faces.ts';
import { media } from './media.ts';
import { paperStyles } from './paper-styles.ts';
import { rootTokens } from './root-tokens.ts';

/** Stylelint recognises CSS templates by this name. */
const css = String.raw;

/**
 * Global CSS that every page needs before any component: fonts, custom properties, resets and the focus ring. It is plain CSS in
 * the document, not a styled-components global style, because hydration would insert that again, and replaced fonts make
 * the browser lay out all text a second time.
 *
 * Phones enlarge the whole page when a field with smaller text than 16 pixels gets the focus, and no style of a field may undo that
 * size. Comments stand here, because those in the template reach every page.
 */
export const globalStyles = css`
  ${fontFaces}
  :root {
    ${rootTokens}
  }
  ${media.stacked} {
    :root {
      --header: 4.25rem;
    }
  }

  *,
  *::before,
  *::after {
    box-sizing: border-box;
  }
  html {
    font-size: 100%;
    text-size-adjust: 100%;
    scroll-padding-block-start: calc(var(--header) + 1rem);
  }
  body {
    margin: 0;
    background: var(--bg);
    color: var(--text);
    font: var(--w-body) var(--fs-body)/var(--lh-body) var(--font);
    letter-spacing: 0;
    font-synthesis: none;
    text-rendering: optimizeLegibility;
    -webkit-font-smoothing: antialiased;
    overflow-wrap: anywhere;
  }
  table {
    overflow-wrap: break-word;
  }
  h1,
  h2,
  h3,
  h4,
  p,
  ul,
  ol,
  dl,
  dd,
  figure,
  blockquote {
    margin: 0;
    padding: 0;
  }
  ul,
  ol {
    list-style: none;
  }
  fieldset {
    margin: 0;
    padding: 0;
    border: 0;
    min-inline-size: 0;
  }
  img,
  svg {
    display: block;
    max-width: 100%;
  }
  button,
  input,
  select,
  textarea {
    font: inherit;
    color: inherit;
    letter-spacing: 0;
  }
  ${media.smallScreen} {
    input,
    select,
    textarea,
    [contenteditable='true'] {
      font-size: max(1rem, 16px) !important;
    }
  }
  a {
    color: inherit;
    text-decoration: none;
  }
  h1,
  h2,
  h3,
  h4 {
    font-weight: var(--w-head);
    text-wrap: balance;
    color: var(--heading);
  }
  h1 {
    font-size: var(--fs-h1);
    line-height: var(--lh-h1);
  }
  h2 {
    font-size: var(--fs-h2);
    line-height: var(--lh-h2);
  }
  h3 {
    font-size: var(--fs-h3);
    line-height: var(--lh-h3);
  }
  h4 {
    font-size: var(--fs-h4);
    line-height: var(--lh-h4);
  }
  strong,
  b {
    font-weight: var(--w-strong);
  }
  em,
  i {
    font-style: normal;
  }
  p {
    text-wrap: pretty;
  }
  [hidden] {
    display: none !important;
  }
  :focus-visible {
    outline: 2px solid var(--focus);
    outline-offset: 3px;
    border-radius: var(--r1);
  }

  input[type='search']::-webkit-search-cancel-button {
    appearance: none;
  }

  ${paperStyles}

  ${media.reducedMotion} {
    :root {
      --t-fast: 0ms;
      --t-base: 0ms;
      --t-slow: 0ms;
      --t-draw: 0ms;
    }
    *,
    *::before,
    *::after {
      animation-duration: 0.01ms !important;
      animation-iteration-count: 1 !important;
      scroll-behavior: auto !important;
    }
  }
`
  .replaceAll(/\s+/g, ' ')
  .replaceAll(/ ?([{};]) ?/g, '$1')
  .replaceAll(/(?<=[\w-]): /g, ':');
