import { Grid } from 'shared-lib/ui/grid';
import { LoadingArea, Skeleton } from 'shared-lib/ui/skeleton';
import styled from 'styled-components';

const Outline = styled.div`
  display: grid;
  gap: 1.25rem;
  align-content: start;
`;

interface Props {
  columns: 3 | 4;
  /** Shape of a card's picture. */
  ratio: string;
  /** Height of what stands below it. */
  body: string;
}

/** A page of cards that is on its way, in its final measures. */
export const WaitingCards = ({ columns, ratio, body }: Props) => (
  <LoadingArea>
    <Grid $columns={columns} $snap>
      {Array.from({ length: columns }, (_, place) => (
        <Outline key={place}>
          <Skeleton $ratio={ratio} />
          <Skeleton $block={body} />
        </Outline>
      ))}
    </Grid>
  </LoadingArea>
);
