import { color, media } from 'shared-lib/theme';
import { Icon, type IconGlyph } from 'shared-lib/ui/icon';
import styled from 'styled-components';
import { hasTexts } from '../settings/read-settings.ts';

/** Type guard of a titled sentence in a JSON setting. */
export const isPoint = hasTexts('title', 'text');

const List = styled.ul`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  > li {
    display: grid;
    gap: var(--s2);
    align-content: start;
    padding-block: var(--s8) var(--s9);
    padding-inline: var(--s7);
    border-block-end: 1px solid ${color.line};
    border-inline-end: 1px solid ${color.line};
  }
  svg {
    margin-block-end: var(--s2);
    color: ${color.nile600};
  }
  p {
    color: ${color.muted};
    font-size: 0.9375rem;
  }
  ${media.columns} {
    > li:nth-child(3n) {
      border-inline-end: 0;
    }
    > li:nth-child(3n + 1) {
      padding-inline-start: 0;
    }
  }
  ${media.stacked} {
    grid-template-columns: minmax(0, 1fr);
    > li {
      grid-template-columns: 2.25rem minmax(0, 1fr);
      column-gap: var(--s4);
      padding-inline: 0;
      border-inline-end: 0;
    }
    svg {
      grid-row: 1 / 3;
      margin: 0;
    }
  }
`;

export interface Point {
  title: string;
  text: string;
}

interface Props {
  points: readonly Point[];
  /** In the order of the points; repeated when there are more points than icons. */
  icons: readonly IconGlyph[];
}

/** List of points (reasons, values), each with icon, title and sentence. */
export const PointList = ({ points, icons }: Props) => (
  <List>
    {points.map(({ title, text }, index) => {
      const icon = icons[index % icons.length];
      return (
        <li key={title}>
          {icon && <Icon icon={icon} size={30} />}
          <h3>{title}</h3>
          <p>{text}</p>
        </li>
      );
    })}
  </List>
);
