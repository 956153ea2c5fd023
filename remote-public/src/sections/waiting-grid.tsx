import { Card, CardBody, CardFooter, CardPicture } from 'shared-lib/ui/card';
import { Grid } from 'shared-lib/ui/grid';
import { LoadingArea, Skeleton } from 'shared-lib/ui/skeleton';
import styled from 'styled-components';

interface Props {
  count: number;
  columns?: 3 | 4;
  /** On phones the cards lie in one row. */
  isRow?: boolean;
  tone?: 'light' | 'dark';
  /** Shape of a card's picture. */
  ratio?: string;
  /** How many lines of words a card has. */
  lines: number;
  /** Height of what stands below them: figures, a time. */
  figures: string;
  /** Whether a card ends with a link. */
  hasFoot?: boolean;
}

/** Lines of the height of a card's words. */
const Words = styled.div<{ $lines: number }>`
  display: grid;
  align-content: space-around;
  block-size: calc(${({ $lines }) => $lines} * 0.9375rem * 1.85);
`;
const Figures = styled.div<{ $block: string }>`
  display: grid;
  align-content: end;
  block-size: ${({ $block }) => $block};
`;

/** Cards that are on their way, each in a card's measures. */
export const WaitingGrid = ({
  count,
  columns = 3,
  isRow = false,
  tone = 'light',
  ratio = '3 / 2',
  lines,
  figures,
  hasFoot = true,
}: Props) => (
  <LoadingArea>
    <Grid $columns={columns} $snap={isRow}>
      {Array.from({ length: count }, (_, place) => (
        <Card as="div" key={place} $tone={tone}>
          <CardPicture $ratio={ratio}>
            <Skeleton $block="100%" />
          </CardPicture>
          <CardBody>
            <Skeleton $inline="60%" $block="2.03rem" />
            <Words $lines={lines}>
              {Array.from({ length: lines }, (_each, line) => (
                <Skeleton key={line} $inline={line === lines - 1 ? '70%' : '100%'} $block=".75rem" />
              ))}
            </Words>
            <Figures $block={figures}>
              <Skeleton $inline="55%" $block="min(100%, 2.75rem)" />
            </Figures>
          </CardBody>
          {hasFoot && (
            <CardFooter as="div">
              <Skeleton $inline="7rem" $block="1.73rem" />
            </CardFooter>
          )}
        </Card>
      ))}
    </Grid>
  </LoadingArea>
);
