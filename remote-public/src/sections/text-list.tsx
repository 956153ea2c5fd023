import { color, visibleMark, media } from 'shared-lib/theme';
import { figuresInText } from 'shared-lib/ui/figures-in-text';
import styled from 'styled-components';

const List = styled.ul<{ $columns: 1 | 2 }>`
  display: grid;
  grid-template-columns: repeat(${({ $columns }) => $columns}, minmax(0, 1fr));
  gap: var(--s3h) var(--s10);
  ${media.stackedOnScreen} {
    grid-template-columns: minmax(0, 1fr);
  }
  li {
    display: grid;
    grid-template-columns: 0.875rem minmax(0, 1fr);
    gap: var(--s3h);
  }
  li::before {
    content: '';
    block-size: 2px;
    margin-block-start: var(--s3h);
    background: ${color.brass500};
    ${visibleMark}
  }
`;

/** List of sentences with a dash as marker. */
export const TextList = ({ items, columns = 1 }: { items: readonly string[]; columns?: 1 | 2 }) => (
  <List $columns={columns}>
    {items.map((item) => (
      <li key={item}>{figuresInText(item)}</li>
    ))}
  </List>
);
