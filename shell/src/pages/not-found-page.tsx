import { paths } from 'shared-lib/paths';
import { color, media, text } from 'shared-lib/theme';
import { Gauge } from 'shared-lib/ui/gauge';
import { Wrap } from 'shared-lib/ui/section';
import styled from 'styled-components';
import { copy } from '../copy/ar.ts';
import { notFound } from '../copy/not-found.ts';
import { useFallbackLayout } from '../layout/fallback-layout.ts';
import { SearchForm } from '../layout/header/search-form.tsx';
import { LayoutButton } from '../navigation/layout-button.tsx';
import { LayoutLink } from '../navigation/layout-link.tsx';
import picture from './art/reading-zero.svg';

const Page = styled(Wrap)`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  /* Centered text would move while the picture and fonts load. */
  align-items: start;
  align-content: start;
  gap: var(--s12);
  padding-block: var(--s16);
  ${media.stacked} {
    grid-template-columns: minmax(0, 1fr);
    padding-block: var(--s10);
  }
`;
const TextColumn = styled.div`
  ${media.columns} {
    padding-block-start: var(--s8);
  }
`;
const Status = styled.p`
  color: ${color.heading};
  font-size: clamp(5rem, 14vw, 11rem);
  font-weight: 300;
  line-height: 1;
  ${text.tabular}
`;
const Rule = styled(Gauge)`
  margin-block: var(--s6) var(--s7);
`;
const Title = styled.h1`
  font-size: 1.75rem;
`;
const Text = styled.p`
  margin-block: var(--s3) var(--s6);
  color: ${color.text2};
`;
const Links = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: var(--s1) var(--s6);
  margin-block-start: var(--s7);
  a {
    display: inline-block;
    min-block-size: 1.5rem;
    color: ${color.link};
    text-decoration: underline;
    text-underline-offset: 0.3em;
  }
`;
const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--s3);
  margin-block-start: var(--s6);
`;
/** One corner is cut off, as on the covers of studies. */
const Picture = styled.img`
  inline-size: 100%;
  block-size: auto;
  max-block-size: 70svh;
  object-fit: cover;
  object-position: 50% 100%;
  clip-path: polygon(0 0, 100% 0, 100% 100%, 12% 100%, 0 88%);
  ${media.stacked} {
    max-block-size: 20rem;
  }
`;

const links = [
  { to: paths.services(), label: copy.nav.services },
  { to: paths.sectors(), label: copy.nav.sectors },
  { to: paths.freeStudies(), label: copy.footer.freeStudies },
  { to: paths.blog(), label: copy.nav.blog },
  { to: paths.about(), label: copy.nav.about },
];

const English = ({ children }: { children: string }) => (
  <bdi lang="en" dir="ltr">
    {children}
  </bdi>
);

/** The English text that the specification requires, isolated by direction, with an Arabic sentence, a search and the main pages. */
export const NotFoundPage = () => {
  useFallbackLayout();
  return (
    <Page as="main">
      <TextColumn>
        <Status aria-hidden="true">{notFound.status}</Status>
        <Rule />
        <Title>
          <English>{notFound.title}</English>
        </Title>
        <Text>{copy.notFound.text}</Text>
        <SearchForm label={notFound.search} />
        <Actions>
          <LayoutButton tone="primary" to={paths.home()}>
            <English>{notFound.home}</English>
          </LayoutButton>
          <LayoutButton tone="outline" to={paths.contact()}>
            {copy.nav.contact}
          </LayoutButton>
        </Actions>
        <nav aria-label={notFound.links}>
          <Links>
            {links.map(({ to, label }) => (
              <li key={to}>
                <LayoutLink to={to}>{label}</LayoutLink>
              </li>
            ))}
          </Links>
        </nav>
      </TextColumn>
      <Picture src={picture} alt="" width={768} height={1152} />
    </Page>
  );
};
