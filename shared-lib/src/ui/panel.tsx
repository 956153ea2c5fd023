import type { ReactNode } from 'react';
import { color, media, SCREEN_ONLY, surface } from 'shared-lib/theme';
import styled from 'styled-components';

const Box = styled.section`
  border: 1px solid ${color.line};
  ${surface.light}
  /* Stays below the sticky header when a link points to it. */
  scroll-margin-block-start: 6rem;
  ${media.print} {
    break-inside: avoid;
  }
`;
const Head = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--s4);
  padding: var(--s4h) var(--s6);
  border-block-end: 1px solid ${color.line};
  h2,
  h3 {
    font-size: 1.0625rem;
    line-height: 1.6;
  }
  ${media.print} {
    break-after: avoid;
  }
`;
const Body = styled.div<{ $flush: boolean }>`
  padding: ${({ $flush }) => ($flush ? 0 : 'var(--s6)')};
`;

interface Props {
  title?: ReactNode;
  level?: 2 | 3;
  /** Content at the left end of the header: a badge, a link, filters. */
  tools?: ReactNode;
  /** Removes the padding, for tables and pictures. */
  flush?: boolean;
  className?: string;
  /** Left out of a printed page. */
  screenOnly?: boolean;
  /** Target of links to this panel. */
  id?: string | undefined;
  children: ReactNode;
}

/** A titled box on dashboard and administration pages. */
export const Panel = ({
  title,
  level = 2,
  tools,
  flush = false,
  className,
  id,
  screenOnly = false,
  children,
}: Props) => {
  const Title = `h${level}` as const;
  return (
    <Box className={className} id={id} {...(screenOnly && SCREEN_ONLY)}>
      {(title || tools) && (
        <Head>
          {title && <Title>{title}</Title>}
          {tools}
        </Head>
      )}
      <Body $flush={flush}>{children}</Body>
    </Box>
  );
};
