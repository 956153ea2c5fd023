import type { Service } from 'shared-lib/contracts';
import { paths } from 'shared-lib/paths';
import { color, media, SCREEN_ONLY, text, weight } from 'shared-lib/theme';
import { ButtonLink } from 'shared-lib/ui/button';
import styled, { createGlobalStyle } from 'styled-components';
import { services } from '../../copy/services.ts';

/** The chat button of the shell stands above the bar. */
const RaisedChat = createGlobalStyle`
  ${media.stacked} {
    :root {
      --bottom-bar: 4.5rem;
    }
  }
  ${media.enlargedText} {
    :root {
      --bottom-bar: 0px;
    }
  }
`;
/** Sticks to the bottom of the viewport within the page content, so it never covers the footer. */
const Bar = styled.aside`
  position: sticky;
  inset-block-end: 0;
  z-index: 2;
  display: none;
  grid-template-columns: auto minmax(0, 1fr);
  align-items: center;
  gap: var(--s4);
  min-block-size: 4.5rem;
  padding-block: var(--s2h) calc(var(--s2h) + env(safe-area-inset-bottom));
  padding-inline: var(--s5);
  border-block-start: 1px solid ${color.line};
  background: ${color.paper};
  ${text.sm}
  font-weight: ${weight.medium};
  overflow-wrap: normal;
  > span {
    text-align: end;
    white-space: nowrap;
  }
  ${media.stacked} {
    display: grid;
  }
  ${media.narrowest} {
    > span {
      white-space: normal;
    }
  }
  /* A sticky bar would cover too much of the text. */
  ${media.enlargedText} {
    position: static;
    grid-template-columns: 1fr;
    > span {
      text-align: start;
    }
  }
`;

/** Main action of the page and the price, always visible on phones. */
export const ServiceBar = ({ slug, basic_price }: Pick<Service, 'slug' | 'basic_price'>) => (
  <>
    <RaisedChat />
    <Bar aria-label={services.detail.bar} {...SCREEN_ONLY}>
      <ButtonLink to={paths.contact('feasibility', { service: slug })}>{services.detail.request}</ButtonLink>
      <span>{services.price(basic_price)}</span>
    </Bar>
  </>
);
