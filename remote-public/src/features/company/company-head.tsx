import { paths } from 'shared-lib/paths';
import { ButtonLink } from 'shared-lib/ui/button';
import { color, media, text } from 'shared-lib/theme';
import { Section } from 'shared-lib/ui/section';
import styled from 'styled-components';
import gauge from '../../art/gauge.svg';
import { about } from '../../copy/about.ts';
import { copy } from '../../copy/ar.ts';
import { PageHead } from '../../sections/page-head.tsx';
import { breadcrumbsTo } from '../../seo/breadcrumbs.ts';
import { useAbout } from './use-about.ts';

export const CompanyHead = () => {
  const { getText } = useAbout();
  return (
    <PageHead
      breadcrumbs={breadcrumbsTo({ label: copy.pages.about })}
      title={getText('hero_title')}
      text={getText('hero_description')}
      art={gauge}
      actions={
        <>
          <ButtonLink tone="accent" to={paths.contact('consultation')}>
            {about.consultation}
          </ButtonLink>
          <ButtonLink tone="light" to={paths.freeStudies()}>
            {about.freeStudies}
          </ButtonLink>
        </>
      }
    />
  );
};

const TITLE_ID = 'company-title';

const Sides = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 5fr) minmax(0, 7fr);
  gap: clamp(var(--s8), 6vw, var(--s24));
  ${media.stacked} {
    grid-template-columns: minmax(0, 1fr);
  }
`;
const Paragraphs = styled.div`
  display: grid;
  gap: var(--s5);
  color: ${color.text2};
  > :first-child {
    ${text.lead}
  }
`;

export const CompanyIntro = () => {
  const { getText } = useAbout();
  return (
    <Section labelledBy={TITLE_ID}>
      <Sides>
        <h2 id={TITLE_ID}>{getText('company_title')}</h2>
        <Paragraphs>
          {getText('company_text')
            .split(/\n\s*\n/)
            .map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
        </Paragraphs>
      </Sides>
    </Section>
  );
};
