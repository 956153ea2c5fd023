import { Grid } from 'shared-lib/ui/grid';
import { Card, CardBody, CardFooter, CardPicture } from 'shared-lib/ui/card';
import { LoadingArea, Skeleton } from 'shared-lib/ui/skeleton';

interface Props {
  count: number;
  /** Height of the words of a card. */
  words: string;
  /** Height of the figures of a card. */
  figures: string;
}

/** A grid of cards that is on its way, each in a card's measures. */
export const WaitingGrid = ({ count, words, figures }: Props) => (
  <LoadingArea>
    <Grid>
      {Array.from({ length: count }, (_, place) => (
        <Card as="div" key={place}>
          <CardPicture>
            <Skeleton $block="100%" />
          </CardPicture>
          <CardBody>
            <Skeleton $inline="60%" $block="2.03rem" />
            <Skeleton $block={words} />
            <Skeleton $inline="70%" $block={figures} />
          </CardBody>
          <CardFooter as="div">
            <Skeleton $inline="7rem" $block="1.73rem" />
          </CardFooter>
        </Card>
      ))}
    </Grid>
  </LoadingArea>
);
