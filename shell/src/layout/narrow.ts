import { media } from 'shared-lib/theme';
import { css, type RuleSet } from 'styled-components';

const widths = { burger: '78.6875rem', stacked: '56.25rem' } as const;

/** Makes an element the one whose width `narrow` compares. */
export const measuredWidth = 'container: layout / inline-size;';

/**
 * Styles for a narrow screen. Media queries follow the text size of the browser, but not a text size that the visitor sets for the
 * page, with an extension for example. The width of the container in rem follows both.
 */
export const narrow = (width: keyof typeof widths, styles: RuleSet | string): RuleSet => css`
  ${media[width]} {
    ${styles}
  }
  @container layout (max-width: ${widths[width]}) {
    ${styles}
  }
`;
