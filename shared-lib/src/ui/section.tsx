import type { ReactNode } from 'react';
import { color, DEFERRED_SECTION, deferredLayout, layout, media, space, surface } from 'shared-lib/theme';
import styled from 'styled-components';

/** The column that everything aligns to. */
export const Wrap = styled.div`
  inline-size: 100%;
  max-inline-size: calc(${layout.container} + 2 * ${layout.gutter});
  margin-inline: auto;
  padding-inline: ${layout.gutter};
`;

export type SectionTone = 'paper' | 'sand' | 'dark';
const tones: Record<SectionTone, string> = { paper: '', sand: surface.sand, dark: surface.dark };

const Band = styled.section<{ $tone: SectionTone }>`
  padding-block: ${space.section};
  ${({ $tone }) => tones[$tone]}
  ${deferredLayout(50)}
`;

interface SectionProps {
  tone?: SectionTone;
  /** Target of links within a page (`/#services`). */
  id?: string;
  /** Id of its heading, or its name in words. */
  labelledBy?: string;
  label?: string;
  children: ReactNode;
}

/** A band of a page, with the page's column in it. */
export const Section = ({ tone = 'paper', id, labelledBy, label, children }: SectionProps) => (
  <Band {...DEFERRED_SECTION} id={id} $tone={tone} aria-labelledby={labelledBy} aria-label={label}>
    <Wrap>{children}</Wrap>
  </Band>
);

const Head = styled.header`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: end;
  gap: 1.5rem 3rem;
  margin-block-end: clamp(2rem, 3.5vw, 3.25rem);
  p {
    max-inline-size: 44rem;
    margin-block-start: 0.75rem;
    color: ${color.muted};
  }
  ${media.stacked} {
    grid-template-columns: minmax(0, 1fr);
  }
`;
const Tools = styled.div`
  display: flex;
  align-items: center;
  gap: 0.5rem;
`;

interface SectionHeadProps {
  title: ReactNode;
  id?: string;
  text?: ReactNode;
  /** Rank of the heading in its page. */
  level?: 1 | 2 | 3;
  /** Stands at the left end: arrows of a carousel, a link to the whole list. */
  tools?: ReactNode;
}

export const SectionHead = ({ title, id, text, level = 2, tools }: SectionHeadProps) => {
  const Title = `h${level}` as const;
  return (
    <Head>
      <div>
        <Title id={id}>{title}</Title>
        {text && <p>{text}</p>}
      </div>
      {tools && <Tools>{tools}</Tools>}
    </Head>
  );
};
