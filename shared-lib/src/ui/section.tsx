import type { ReactNode } from 'react';
import { color, DEFERRED_SECTION, deferredLayout, layout, media, surface } from 'shared-lib/theme';
import styled from 'styled-components';

/** The centred content column of the page. */
export const Wrap = styled.div`
  inline-size: 100%;
  max-inline-size: calc(${layout.container} + 2 * ${layout.gutter});
  margin-inline: auto;
  padding-inline: ${layout.gutter};
`;

export type SectionTone = 'paper' | 'sand' | 'dark';
const tones: Record<SectionTone, string> = { paper: '', sand: surface.sand, dark: surface.dark };

const StyledSection = styled.section<{ $tone: SectionTone }>`
  padding-block: var(--section);
  ${({ $tone }) => tones[$tone]}
  ${deferredLayout(50)}
`;

interface SectionProps {
  tone?: SectionTone;
  /** Target of links within a page (`/#services`). */
  id?: string;
  /** Id of its heading; without a visible heading use `label`. */
  labelledBy?: string;
  label?: string;
  children: ReactNode;
}

/** A full-width section of a page with the content column inside. */
export const Section = ({ tone = 'paper', id, labelledBy, label, children }: SectionProps) => (
  <StyledSection {...DEFERRED_SECTION} id={id} $tone={tone} aria-labelledby={labelledBy} aria-label={label}>
    <Wrap>{children}</Wrap>
  </StyledSection>
);

const Head = styled.header`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: end;
  gap: var(--s6) var(--s12);
  margin-block-end: clamp(var(--s8), 3.5vw, 3.25rem);
  p {
    max-inline-size: 44rem;
    margin-block-start: var(--s3);
    color: ${color.muted};
  }
  ${media.stacked} {
    grid-template-columns: minmax(0, 1fr);
  }
`;
const Tools = styled.div`
  display: flex;
  align-items: center;
  gap: var(--s2);
`;

interface SectionHeadProps {
  title: ReactNode;
  id?: string;
  text?: ReactNode;
  /** Heading level. */
  level?: 1 | 2 | 3;
  /** Content at the left end: carousel arrows, a link to the full list. */
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
