import { color, media, paperStack, text, weight } from 'shared-lib/theme';
import styled from 'styled-components';

/** Rows of a panel without padding, separated by hairlines. */
export const PanelRows = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  > li {
    padding: var(--s4h) var(--s6);
  }
  > li + li {
    border-block-start: 1px solid ${color.line};
  }
`;

/** Content of a panel without padding that is not a row. */
export const PanelNote = styled.div`
  padding: var(--s5) var(--s6);
  color: ${color.text2};
  font-size: 0.9375rem;
`;

/** Facts in one line that wraps. */
export const Meta = styled.p`
  ${text.sm}
  display: flex;
  flex-wrap: wrap;
  gap: 0 var(--s4);
  color: ${color.text2};
`;

/** Title of a row: a link without underline. */
export const RowTitle = styled.b`
  display: block;
  color: ${color.heading};
  font-weight: ${weight.strong};
  line-height: 1.7;
  overflow-wrap: anywhere;
  /* The target is as high as the line, not as the letters. */
  a {
    display: inline-block;
  }
  a:hover {
    color: ${color.link};
  }
`;

/** A number beside a title. */
export const Count = styled.span`
  ${text.tabular}
  margin-inline-start: var(--s2);
  color: ${color.text3};
  font-size: 0.9375rem;
  font-weight: ${weight.body};
`;

/** Main content at the right and further panels at the left; one column on phones. */
export const DashboardColumns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 8fr) minmax(0, 4fr);
  align-items: start;
  gap: var(--s6);
  ${media.stacked} {
    grid-template-columns: minmax(0, 1fr);
  }
  ${paperStack}
`;
export const DashboardColumn = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--s6);
  ${paperStack}
`;
