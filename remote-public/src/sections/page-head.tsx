import type { ReactNode } from 'react';
import { color, media, physical, SCREEN_ONLY, surface, text } from 'shared-lib/theme';
import { Breadcrumbs, type Crumb } from 'shared-lib/ui/breadcrumbs';
import { Wrap } from 'shared-lib/ui/section';
import { figuresInText } from 'shared-lib/ui/figures-in-text';
import styled from 'styled-components';
import { HeadActions } from './head-actions.ts';

const Band = styled.section`
  position: relative;
  overflow: hidden;
  isolation: isolate;
  ${surface.dark}
`;
const HeadText = styled(Wrap)`
  padding-block: clamp(var(--s10), 5vw, var(--s18));
  h1 {
    max-inline-size: min(52rem, 64%);
    margin-block-start: var(--s4);
  }
  h1 + p {
    max-inline-size: min(42rem, 56%);
    margin-block-start: var(--s3h);
    color: ${color.onDark2};
    ${text.lead}
    text-wrap: balance;
  }
  ${media.stacked} {
    padding-block: var(--s9) var(--s8);
    h1,
    h1 + p {
      max-inline-size: none;
    }
  }
`;
/**
 * The picture fades into the dark background; below the text where the layout stacks. It comes after the text in the markup: a
 * browser may paint a partially received page, and the arriving text would then push the picture down.
 */
const Art = styled.div`
  position: absolute;
  inset-block: 0;
  inset-inline-end: 0;
  z-index: -1;
  inline-size: 52%;
  img {
    inline-size: 100%;
    block-size: 100%;
    object-fit: cover;
    ${physical('object-position', '30% 40%')}
  }
  &::after {
    content: '';
    position: absolute;
    inset: 0;
    ${physical('background', `linear-gradient(to left, ${color.ink900} 1%, rgb(10 39 44/.6) 34%, rgb(10 39 44/0) 72%)`)}
  }
  ${media.stacked} {
    position: static;
    inline-size: 100%;
    block-size: 11rem;
    &::after {
      content: none;
    }
  }
`;
const Actions = styled(HeadActions)`
  margin-block-start: var(--s8);
`;

interface Props {
  breadcrumbs: readonly Crumb[];
  title: string;
  text: string;
  /** URL of a dark picture. */
  art: string;
  actions?: ReactNode;
}

/** Page header of every page except the home page. */
export const PageHead = ({ breadcrumbs, title, text: lead, art, actions }: Props) => (
  <Band>
    <HeadText>
      <Breadcrumbs items={breadcrumbs} onDark />
      <h1>{title}</h1>
      <p>{figuresInText(lead)}</p>
      {actions && <Actions {...SCREEN_ONLY}>{actions}</Actions>}
    </HeadText>
    <Art {...SCREEN_ONLY}>
      <img src={art} alt="" width={1920} height={1080} fetchPriority="high" />
    </Art>
  </Band>
);
