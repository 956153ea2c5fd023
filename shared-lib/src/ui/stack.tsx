import { media } from 'shared-lib/theme';
import styled, { css } from 'styled-components';

/** A step of the theme's spacing scale: `4` is `--s4`. */
type Step = '0' | '1' | '1h' | '2' | '2h' | '3' | '3h' | '4' | '4h' | '5' | '6' | '7' | '8' | '10' | '12';
type Place = 'start' | 'center' | 'end' | 'baseline';

/** One step, or that between lines and that within a line. */
type Gap = Step | `${Step} ${Step}`;

const gapOf = (gap: Gap): string =>
  gap
    .split(' ')
    .map((step) => (step === '0' ? '0' : `var(--s${step})`))
    .join(' ');

const oneColumn = css`
  ${media.stacked} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

/** Children below one another. They shrink with the screen, however long their words are. */
export const Stack = styled.div<{ $gap: Step; $justify?: Place }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${({ $gap }) => gapOf($gap)};
  ${({ $justify }) => $justify && `justify-items: ${$justify};`}
`;

/** Children beside one another, which continue on the next line. A second step is the gap within a line. */
export const Cluster = styled.div<{
  $gap: Gap;
  $align?: Place;
  $justify?: Place | 'space-between';
}>`
  display: flex;
  flex-wrap: wrap;
  gap: ${({ $gap }) => gapOf($gap)};
  ${({ $align }) => $align && `align-items: ${$align};`}
  ${({ $justify }) => $justify && `justify-content: ${$justify};`}
`;

/** Children in columns: a value of `grid-template-columns`. With `$stacked` they are below one another on narrow screens. */
export const Columns = styled.div<{ $gap: Gap; $columns: string; $align?: Place; $stacked?: boolean }>`
  display: grid;
  grid-template-columns: ${({ $columns }) => $columns};
  gap: ${({ $gap }) => gapOf($gap)};
  ${({ $align }) => $align && `align-items: ${$align};`}
  ${({ $stacked }) => $stacked && oneColumn}
`;
