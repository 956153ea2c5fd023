import { color } from 'shared-lib/theme';
import { SocialIcon, type SocialNetwork } from 'shared-lib/ui/social-icon';
import styled from 'styled-components';
import { copy } from '../../copy/ar.ts';
import { useContact } from '../contact.ts';

const Row = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: var(--s2);
  margin-block-start: var(--s6);
  && li {
    margin: 0;
  }
  a {
    display: grid;
    place-items: center;
    inline-size: 2.75rem;
    block-size: 2.75rem;
    border: 1px solid #2b4a4e;
    color: ${color.onDark};
  }
  a:hover {
    border-color: currentColor;
  }
`;

/** Only web URLs become links, because the settings are free text. */
const isWebUrl = (url: string) => /^https?:\/\//.test(url);

export const SocialLinks = () => {
  const contact = useContact();
  const links: { network: SocialNetwork; url: string }[] = [
    { network: 'facebook', url: contact.social_facebook },
    { network: 'x', url: contact.social_x },
    { network: 'instagram', url: contact.social_instagram },
    { network: 'linkedin', url: contact.social_linkedin },
  ];
  return (
    <Row>
      {links
        .filter(({ url }) => isWebUrl(url))
        .map(({ network, url }) => (
          <li key={network}>
            <a
              href={url}
              target="_blank"
              rel="noopener noreferrer"
              aria-label={copy.footer.socialLabel(copy.footer.social[network])}
            >
              <SocialIcon network={network} />
            </a>
          </li>
        ))}
    </Row>
  );
};
