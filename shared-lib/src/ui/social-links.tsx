import { socialCopy } from 'shared-lib/copy';
import { color } from 'shared-lib/theme';
import styled from 'styled-components';

/** SVG paths of brand icons, which Lucide does not include. */
const shapes = {
  facebook: 'M14 8h3V4h-3c-2.8 0-5 2.2-5 5v2H6v4h3v7h4v-7h3l1-4h-4V9c0-.6.4-1 1-1z',
  x: 'M17.5 3h3.3l-7.2 8.2L22 21h-6.6l-5.2-6.8L4.3 21H1l7.7-8.8L.8 3h6.8l4.7 6.2zM16.4 19h1.8L6.5 4.9H4.5z',
  instagram:
    'M7 2h10a5 5 0 0 1 5 5v10a5 5 0 0 1-5 5H7a5 5 0 0 1-5-5V7a5 5 0 0 1 5-5zm0 2a3 3 0 0 0-3 3v10a3 3 0 0 0 3 3h10a3 3 0 0 0 3-3V7a3 3 0 0 0-3-3zm5 3.5a4.5 4.5 0 1 1 0 9 4.5 4.5 0 0 1 0-9zm0 2a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5zM17.3 5.5a1.2 1.2 0 1 1 0 2.4 1.2 1.2 0 0 1 0-2.4z',
  linkedin:
    'M4.5 3a2 2 0 1 1 0 4 2 2 0 0 1 0-4zM3 9h3.2v12H3zm5.5 0h3v1.7c.5-.9 1.7-2 3.7-2 3.9 0 4.8 2.5 4.8 5.8V21h-3.2v-5.8c0-1.5 0-3.5-2.2-3.5s-2.7 1.7-2.7 3.4V21H8.5z',
} as const;

type SocialNetwork = keyof typeof shapes;

/** Icon of a social network. Decorative: the link around it needs the accessible name. */
export const SocialIcon = ({ network }: { network: SocialNetwork }) => (
  <svg viewBox="0 0 24 24" width={18} height={18} fill="currentColor" fillRule="evenodd" aria-hidden="true">
    <path d={shapes[network]} />
  </svg>
);

const Row = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: var(--s2);
  /* Stronger than the rule of the links in the lists of the footer, which would move the icons to the top of their boxes. */
  && a {
    display: grid;
    place-items: center;
    inline-size: 2.75rem;
    block-size: 2.75rem;
    border: 1px solid ${color.line};
    color: ${color.heading};
  }
  && a:hover {
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
