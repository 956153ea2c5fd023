import Quote from 'lucide-react/icons/quote';
import { color, surface, text, weight } from 'shared-lib/theme';
import { Grid } from '../../ui/grid.tsx';
import { IconTile } from 'shared-lib/ui/icon-tile';
import { Section, SectionHead } from 'shared-lib/ui/section';
import styled from 'styled-components';
import { about } from '../../copy/about.ts';
import { hasTexts, listSetting } from '../../settings/read-settings.ts';
import { useAbout } from './use-about.ts';

const TITLE_ID = 'testimonials-title';
const isTestimonial = hasTexts('quote', 'author', 'sector');

const Testimonial = styled.figure`
  display: flex;
  flex-direction: column;
  justify-content: space-between;
  gap: var(--s6);
  padding: var(--s6);
  border: 1px solid ${color.line};
  ${surface.light}
  blockquote {
    color: ${color.heading};
    font-size: 1.125rem;
    line-height: 1.9;
  }
  figcaption {
    display: flex;
    align-items: center;
    gap: var(--s3);
    color: ${color.muted};
    ${text.sm}
  }
  b {
    display: block;
    color: ${color.text};
    font-weight: ${weight.medium};
  }
`;

/** Testimonials of clients, attributed to role and sector. Nobody is named. */
export const CompanyTestimonials = () => {
  const { settings, getText } = useAbout();
  return (
    <Section labelledBy={TITLE_ID}>
      <SectionHead id={TITLE_ID} title={getText('testimonials_title')} />
      <Grid>
        {listSetting(settings, 'testimonials', isTestimonial, about.testimonials).map(({ quote, author, sector }) => (
          <Testimonial key={quote}>
            <blockquote>«{quote}»</blockquote>
            <figcaption>
              <IconTile icon={Quote} />
              <span>
                <b>{author}</b>
                {sector}
              </span>
            </figcaption>
          </Testimonial>
        ))}
      </Grid>
    </Section>
  );
};
