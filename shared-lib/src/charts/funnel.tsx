import { charts } from 'shared-lib/copy';
import { color, weight } from 'shared-lib/theme';
import styled from 'styled-components';
import { Bar } from './bars.tsx';
import { figureText, percentText } from './figure-text.ts';

const List = styled.ol`
  display: grid;
  li {
    display: grid;
    grid-template-columns: minmax(4.5rem, 22%) minmax(0, 1fr) minmax(2rem, auto);
    gap: var(--s0h) var(--s3);
    align-items: center;
    font-size: var(--fs-sm);
  }
  b {
    font-variant-numeric: tabular-nums;
  }
`;
const Conversion = styled.span<{ $isWeakest: boolean }>`
  grid-column: 2 / 4;
  padding-block: var(--s0h) var(--s1);
  color: ${({ $isWeakest }) => ($isWeakest ? color.clay600 : color.text2)};
  font-size: 0.75rem;
  font-weight: ${({ $isWeakest }) => ($isWeakest ? weight.medium : 'inherit')};
`;

export interface FunnelStage {
  name: string;
  count: number;
}

/** Parts of the count of each stage that reach the next; `null` after an empty stage. */
const conversionsOf = (stages: readonly FunnelStage[]): (number | null)[] =>
  stages.slice(1).map(({ count }, index) => {
    const before = stages[index]?.count ?? 0;
    return before > 0 ? count / before : null;
  });

/** Stages of a process, each compared with the first, with the conversion between them. */
export const Funnel = ({ stages }: { stages: readonly FunnelStage[] }) => {
  const first = stages[0]?.count ?? 0;
  const conversions = conversionsOf(stages);
  const known = conversions.filter((conversion) => conversion !== null);
  // With one conversion there is nothing to compare.
  const weakest = known.length > 1 ? conversions.indexOf(Math.min(...known)) : -1;
  return (
    <List>
      {stages.map(({ name, count }, index) => {
        const conversion = conversions[index] ?? null;
        const next = stages[index + 1];
        return (
          <li key={name}>
            <span>{name}</span>
            <Bar
              share={first > 0 ? count / first : 0}
              tone={weakest >= 0 && index === weakest + 1 ? 'clay' : 'nile'}
              height="1.75rem"
            />
            <b>{figureText(count)}</b>
            {next && conversion !== null && (
              <Conversion $isWeakest={index === weakest}>
                {(index === weakest ? charts.weakestConversion : charts.conversion)(percentText(conversion), next.name)}
              </Conversion>
            )}
          </li>
        );
      })}
    </List>
  );
};
