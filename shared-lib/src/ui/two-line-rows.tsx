import { color } from 'shared-lib/theme';
import { css } from 'styled-components';

/**
 * Rows of two lines on phones: check box, name and buttons, then up to three facts. Labels stay for screen readers. What
 * opens a field or a table takes the whole line.
 */
export const twoLines = css`
  tbody tr[data-facts] {
    position: relative;
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: var(--s0h) var(--s2);
    padding: var(--s2);
  }
  tbody tr[data-facts]:has(> td[data-part='check']) {
    padding-inline-start: var(--s12);
  }
  tr[data-facts]::before {
    content: '';
    order: 3;
    flex-basis: 100%;
  }
  td[data-part] {
    inline-size: auto;
    min-inline-size: 0;
    padding: 0;
  }
  td[data-part='check'] {
    position: absolute;
    inset-block: 0;
    inset-inline-start: 0;
    justify-content: center;
    inline-size: 3rem;
  }
  td[data-part='title'] {
    order: 1;
    flex: 1 1 0;
    justify-content: start;
  }
  td[data-part='beside'] {
    order: 1;
    flex: 0 1 auto;
    max-inline-size: 50%;
    font-size: var(--fs-xs);
    &::before {
      content: none;
    }
  }
  td[data-part='buttons'] {
    order: 2;
    flex: none;
    /* Their icons and names are enough beside a title. */
    :is(a, button):has(svg) {
      gap: 0;
      padding-inline: var(--s2);
      font-size: 0;
    }
  }
  /* A name is whole beside its title. */
  td[data-part='title'] a > b:first-child:not(:only-child) {
    flex: none;
    max-inline-size: 60%;
  }
  /* The first fact, a badge in most lists, is whole; the others share the rest of the line. */
  td[data-part='fact'] {
    order: 4;
    flex: 1 1 0;
    max-inline-size: max-content;
    color: ${color.text2};
    font-size: 0.75rem;
  }
  td[data-part='fact']:not(td[data-part='fact'] ~ td) {
    flex: 0 0 auto;
    max-inline-size: 60%;
  }
  /* The last one, often a date, is shortened after the middle one. */
  td[data-part='fact']:not(:has(~ td[data-part='fact'])) {
    flex: 0 0 auto;
    max-inline-size: 40%;
  }
  /* Of two facts, it gets what the first one leaves. */
  tr[data-facts='2'] > td[data-part='fact'] ~ td[data-part='fact'] {
    flex: 0 1 auto;
    max-inline-size: max-content;
  }
  td[data-part='fact'][data-ordering] {
    gap: var(--s1);
  }
  td[data-part='rest'] {
    display: none;
  }
  td[data-part='fact'][data-ordering]::before {
    flex: none;
  }
  tr:not([data-facts='2']) > td[data-part='fact'][data-label]::before,
  td[data-part='fact'][data-label]:not([data-ordering])::before {
    position: absolute;
    inline-size: 1px;
    block-size: 1px;
    overflow: hidden;
    clip-path: inset(50%);
  }
  td:is([data-part='title'], [data-part='beside'], [data-part='fact']) > div {
    flex: 0 1 auto;
    min-inline-size: 0;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  td[data-part='fact'] summary,
  td[data-part='title'] :is(b, a, span) {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  /* A block inside inline boxes has no place of its own for what hits it. */
  td[data-part='title'] b {
    display: inline-block;
    max-inline-size: 100%;
    vertical-align: bottom;
  }
  td[data-part='title'] a {
    display: flex;
    gap: var(--s2);
    min-inline-size: 0;
    /* What is cut at the end of the line would cut a ring around it, too. */
    outline-offset: -2px;
  }
  /* The text of a flex box has no ellipsis. */
  td[data-part='title'] a:not(:has(> *)) {
    display: block;
  }
  td:is([data-part='title'], [data-part='beside']) small {
    display: none;
  }
  td[data-part='fact'] small {
    display: inline;
  }
  td[data-part='title'] img {
    inline-size: 2.75rem;
    block-size: 1.75rem;
  }
  tr[data-facts] > td[data-part='fact']:has(input:not([type='checkbox']), details[open]) {
    flex-basis: 100%;
    max-inline-size: 100%;
    > div {
      overflow: visible;
      white-space: normal;
    }
  }
`;
