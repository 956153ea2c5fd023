import { color } from 'shared-lib/theme';
import { SocialIcon, type SocialNetwork } from 'shared-lib/ui/social-icon';
import styled from 'styled-components';
import { contact } from '../../copy/contact.ts';
import { useContactDetails } from './use-contact-details.ts';

const Row = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: var(--s2);
  a {
    display: grid;
    place-items: center;
    inline-size: 2.75rem;
    block-size: 2.75rem;
    border: 1px solid ${color.line};
    color: ${color.ink900};
  }
  a:hover {
    border-color: ${color.ink900};
  }
`;

/** Only http(s) URLs become links: the settings are free text. */
const isWebUrl = (url: string) => /^https?:\/\//.test(url);

export const SocialLinks = () => {
  const details = useContactDetails();
  const links: { network: SocialNetwork; url: string }[] = [
    { network: 'facebook', url: details.social_facebook },
    { network: 'x', url: details.social_x },
    { network: 'instagram', url: details.social_instagram },
    { network: 'linkedin', url: details.social_linkedin },
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
              aria-label={contact.cards.networkLabel(contact.cards.networks[network])}
            >
              <SocialIcon network={network} />
            </a>
          </li>
        ))}
    </Row>
  );
};
