/** Stylelint recognises CSS templates by this name. */
const css = String.raw;

/** The finer rules of the print style: spaces and sizes of paper, where sheets end, addresses of links. See `paperStyles` of the theme. */
export const paperDetails = css`
  /* The scale of a verdict has light marks: they keep their dark ground. Here it makes no page longer. */
  @media (forced-colors: active) {
    svg:has(> [data-part='discount']) {
      forced-color-adjust: none;
      background: var(--ink-900);
    }
  }
  @media print {
    :root {
      --section: 1.25rem;
      --s24: 1.25rem;
      --s20: 1.25rem;
      --s18: 1.25rem;
      --s14: 1.25rem;
      --s12: 1.25rem;
      --s10: 1rem;
      --s8: 1rem;
      --s7: 0.875rem;
      --s6: 0.75rem;
      --s5: 0.75rem;
      --s4h: 0.625rem;
      --gutter: 0px;
      --fs-h1: 1.75rem;
      --fs-h2: 1.375rem;
      --fs-lead: 1.0625rem;
      --lh-body: 1.7;
      --nile-200: var(--text-2);
      --nile-300: var(--text-2);
      --on-dark: var(--text);
      --on-dark-2: var(--text-2);
      --brass-400: var(--brass-700);
    }
    /* The last pixel of a sheet is cut. */
    body {
      padding-inline: 1px;
    }
    #content {
      min-block-size: 0;
    }
    :not(svg, svg *) {
      box-shadow: none !important;
    }
    ::before,
    ::after {
      print-color-adjust: exact;
    }
    img[data-missing] {
      display: none !important;
    }
    svg > [data-part='discount'] {
      stroke: var(--clay-600) !important;
    }
    [data-paper-part] main :not(:has([data-part]), [data-part], [data-part] *) {
      display: none !important;
    }
    h1,
    summary {
      break-after: avoid;
    }
    /* Cards. */
    article:not(:has(h1)),
    svg,
    dl > div {
      break-inside: avoid;
    }
    p {
      orphans: 3;
      widows: 3;
    }
    :has(> table) {
      overflow: visible !important;
    }
    summary {
      list-style: none;
    }
    summary svg {
      display: none;
    }
    a[data-address]::after {
      content: ' (\2066' attr(data-address) '\2069)';
      font-size: 0.85em;
    }
    [data-paper] {
      flex-wrap: wrap;
      gap: var(--s1) var(--s12);
      font-size: 0.875rem;
      break-inside: avoid;
    }
    [data-paper='head'] {
      margin-block-end: var(--s12);
      padding-block-end: var(--s6);
      border-block-end: 2px solid var(--ink-900);
    }
    [data-paper='head'] svg {
      flex: none;
      margin-inline-end: calc(-1 * var(--s2));
    }
    [data-paper='head'] b {
      font-size: 1.125rem;
    }
    [data-paper='head'] > :nth-child(3) {
      margin-inline-start: auto;
    }
    [data-paper='foot'] {
      break-before: avoid;
      margin-block-start: var(--s12);
      padding-block-start: var(--s2);
      border-block-start: 1px solid var(--line-strong);
      font-size: 0.8125rem;
    }
  }
`;
