import Quote from 'lucide-react/icons/quote';
import { color, surface, text, weight } from 'shared-lib/theme';
import { Grid } from 'shared-lib/ui/grid';
import { IconTile } from 'shared-lib/ui/icon-tile';
import { Section, SectionHead } from 'shared-lib/ui/section';
import styled from 'styled-components';
import { about } from '../../copy/about.ts';
import { hasTexts, listOf } from '../../settings/read-settings.ts';
import { useAbout } from './use-about.ts';

const TITLE_ID = 'voices-title';
const isVoice = hasTexts('quote', 'author', 'sector');

const Voice = styled.figure`
  display: flex;
  flex-direction: column;
  justify-content: space-between;
  gap: 1.5rem;
  padding: 1.5rem;
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
    gap: 0.75rem;
    color: ${color.muted};
    ${text.sm}
  }
  b {
    display: block;
    color: ${color.text};
    font-weight: ${weight.medium};
  }
`;

/** What clients say, by role and sector; nobody is named. */
export const CompanyVoices = () => {
  const { settings, say } = useAbout();
  return (
    <Section labelledBy={TITLE_ID}>
      <SectionHead id={TITLE_ID} title={say('testimonials_title')} />
      <Grid>
        {listOf(settings, 'testimonials', isVoice, about.testimonials).map(({ quote, author, sector }) => (
          <Voice key={quote}>
            <blockquote>«{quote}»</blockquote>
            <figcaption>
              <IconTile icon={Quote} />
              <span>
                <b>{author}</b>
                {sector}
              </span>
            </figcaption>
          </Voice>
        ))}
      </Grid>
    </Section>
  );
};
