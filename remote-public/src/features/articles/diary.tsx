import { plateCubitsOf } from 'shared-lib/contracts';
import { formatDecimal } from 'shared-lib/format';
import { gaugeReadings, markOf } from 'shared-lib/gauge';
import { color, layout, media, text, weight } from 'shared-lib/theme';
import { Prose } from 'shared-lib/ui/prose';
import { useMemo } from 'react';
import styled from 'styled-components';
import { diary as copy } from '../../copy/diary.ts';
import { blocksIn, blocksToReact } from './html-to-react.ts';
import type { HtmlElement, HtmlNode } from './html-tree.ts';
import { PlateColumn } from './plate-column.tsx';

const Lead = styled(Prose)`
  margin-block-end: var(--s8);
  ${media.print} {
    margin-block-end: var(--s2);
    p {
      font-size: 0.8125rem;
      line-height: 1.5;
    }
  }
`;
/** The column stands at the edge at which the lines begin, and stays in view while its text is read. */
const Plate = styled.section`
  display: grid;
  grid-template-columns: 6.5rem minmax(0, 1fr);
  gap: var(--s8);
  align-items: start;
  padding-block: var(--s10);
  border-block-start: 1px solid ${color.line};
  view-timeline: --plate block;
  > svg {
    position: sticky;
    inset-block-start: calc(${layout.header} + 1.5rem);
  }
  h2 {
    margin-block-start: 0;
    scroll-margin-block-start: calc(${layout.header} + 1.5rem);
  }
  ${media.phone} {
    grid-template-columns: 4rem minmax(0, 1fr);
    gap: var(--s4);
    padding-block: var(--s8);
  }
  ${media.enlargedText} {
    grid-template-columns: minmax(0, 1fr);
    > svg {
      position: static;
      inline-size: 4rem;
    }
  }
  ${media.print} {
    grid-template-columns: 2rem minmax(0, 1fr);
    gap: var(--s4);
    padding-block: var(--s1);
    break-inside: avoid;
    > svg {
      position: static;
    }
    h2 {
      font-size: 1rem;
    }
    p,
    li {
      font-size: 0.8125rem;
      line-height: 1.5;
    }
    p + p {
      margin-block-start: var(--s1);
    }
  }
`;
const Water = styled.p`
  margin-block-start: var(--s1);
  color: ${color.text2};
  ${text.sm}
  b {
    color: ${color.brass700};
    font-weight: ${weight.strong};
  }
`;

interface PlateText {
  heading: HtmlElement;
  cubits: number;
  blocks: HtmlNode[];
}

/** The water of a block that begins a plate. */
const waterOf = (node: HtmlNode): number | undefined =>
  typeof node === 'string' || node.name !== 'h2' ? undefined : plateCubitsOf(node.attributes['data-cubits']);

/** The text before the first plate, and the plates. */
const platesIn = (html: string): { lead: HtmlNode[]; plates: PlateText[] } => {
  const lead: HtmlNode[] = [];
  const plates: PlateText[] = [];
  for (const node of blocksIn(html)) {
    const cubits = waterOf(node);
    if (cubits !== undefined && typeof node !== 'string') plates.push({ heading: node, cubits, blocks: [] });
    else (plates.at(-1)?.blocks ?? lead).push(node);
  }
  return { lead, plates };
};

const readingAt = (cubits: number) => gaugeReadings.find((reading) => reading.cubits === markOf(cubits));

/**
 * A study told in plates: beside each stands the column of the Nilometer, and its water falls from that of the plate before while the
 * plate scrolls into view. Where nothing may move, and on paper, the water stands at its level.
 */
export const Diary = ({ html }: { html: string }) => {
  const { lead, plates } = useMemo(() => platesIn(html), [html]);
  return (
    <>
      {lead.length > 0 && <Lead>{blocksToReact(lead)}</Lead>}
      {plates.map(({ heading, cubits, blocks }, index) => {
        const reading = readingAt(cubits);
        const { id } = heading.attributes;
        return (
          <Plate key={id ?? index} aria-labelledby={id} data-plate={cubits}>
            <PlateColumn cubits={cubits} from={plates[index - 1]?.cubits ?? cubits} />
            <Prose>
              {blocksToReact([heading])}
              <Water>
                {copy.water(formatDecimal(cubits))} <b>{reading?.name}</b>
                {reading && copy.meaning(reading.text)}
              </Water>
              {blocksToReact(blocks)}
            </Prose>
          </Plate>
        );
      })}
    </>
  );
};
