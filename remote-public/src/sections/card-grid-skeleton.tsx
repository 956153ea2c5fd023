import { Card, CardBody, CardFooter, CardPicture } from '../ui/card.tsx';
import { Grid } from '../ui/grid.tsx';
import { LoadingArea, Skeleton } from 'shared-lib/ui/skeleton';
import styled from 'styled-components';

interface Props {
  count: number;
  columns?: 3 | 4;
  /** On phones the cards are one row to swipe. */
  isRow?: boolean;
  tone?: 'light' | 'dark';
  /** Aspect ratio of a card's picture. */
  ratio?: string;
  /** Number of text lines per card. */
  lines: number;
  /** Height of the facts below the text (CSS length). */
  factsHeight: string;
  /** Whether a card has a footer link. */
  hasFooter?: boolean;
}

/** As high as `$lines` lines of a card's text. */
const TextLines = styled.div<{ $lines: number }>`
  display: grid;
  align-content: space-around;
  block-size: calc(${({ $lines }) => $lines} * 0.9375rem * 1.85);
`;
const Facts = styled.div<{ $block: string }>`
  display: grid;
  align-content: end;
  block-size: ${({ $block }) => $block};
`;

/** Skeleton of a card grid, in the dimensions of the real cards. */
export const CardGridSkeleton = ({
  count,
  columns = 3,
  isRow = false,
  tone = 'light',
  ratio = '3 / 2',
  lines,
  factsHeight,
  hasFooter = true,
}: Props) => (
  <LoadingArea>
    <Grid $columns={columns} $snap={isRow}>
      {Array.from({ length: count }, (_, index) => (
        <Card as="div" key={index} $tone={tone}>
          <CardPicture $ratio={ratio}>
            <Skeleton $block="100%" />
          </CardPicture>
          <CardBody>
            <Skeleton $inline="60%" $block="2.03rem" />
            <TextLines $lines={lines}>
              {Array.from({ length: lines }, (_each, line) => (
                <Skeleton key={line} $inline={line === lines - 1 ? '70%' : '100%'} $block=".75rem" />
              ))}
            </TextLines>
            <Facts $block={factsHeight}>
              <Skeleton $inline="55%" $block="min(100%, 2.75rem)" />
            </Facts>
          </CardBody>
          {hasFooter && (
            <CardFooter as="div">
              <Skeleton $inline="7rem" $block="1.73rem" />
            </CardFooter>
          )}
        </Card>
      ))}
    </Grid>
  </LoadingArea>
);
