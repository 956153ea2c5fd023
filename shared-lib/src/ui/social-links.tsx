import { socialCopy } from 'shared-lib/copy';
import { color } from 'shared-lib/theme';
import styled from 'styled-components';
import { SocialIcon, type SocialNetwork } from './social-icon.tsx';

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
    color: ${color.heading};
  }
  a:hover {
    border-color: currentColor;
  }
`;

const networks: readonly SocialNetwork[] = ['facebook', 'x', 'instagram', 'linkedin'];

/** Only web URLs become links, because the settings are free text. */
const isWebUrl = (url: string) => /^https?:\/\//.test(url);

interface Props {
  /** URLs of the company's pages, from the settings. */
  contact: Readonly<Record<`social_${SocialNetwork}`, string>>;
  className?: string;
}

/** Links to the company's pages in social networks. */
export const SocialLinks = ({ contact, className }: Props) => (
  <Row className={className}>
    {networks
      .filter((network) => isWebUrl(contact[`social_${network}`]))
      .map((network) => (
        <li key={network}>
          <a
            href={contact[`social_${network}`]}
            target="_blank"
            rel="noopener noreferrer"
            aria-label={socialCopy.label(socialCopy.networks[network])}
          >
            <SocialIcon network={network} />
          </a>
        </li>
      ))}
  </Row>
);
