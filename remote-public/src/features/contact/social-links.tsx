import { color } from 'shared-lib/theme';
import { NetworkMark, type Network } from 'shared-lib/ui/network-mark';
import styled from 'styled-components';
import { contact } from '../../copy/contact.ts';
import { useContactFacts } from './use-contact-facts.ts';

const Row = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 0.5rem;
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

/** Only a web address may be followed: the settings are text that somebody typed. */
const isWebAddress = (address: string) => /^https?:\/\//.test(address);

export const SocialLinks = () => {
  const facts = useContactFacts();
  const links: { network: Network; address: string }[] = [
    { network: 'facebook', address: facts.social_facebook },
    { network: 'x', address: facts.social_x },
    { network: 'instagram', address: facts.social_instagram },
    { network: 'linkedin', address: facts.social_linkedin },
  ];
  return (
    <Row>
      {links
        .filter(({ address }) => isWebAddress(address))
        .map(({ network, address }) => (
          <li key={network}>
            <a
              href={address}
              target="_blank"
              rel="noopener noreferrer"
              aria-label={contact.cards.networkLabel(contact.cards.networks[network])}
            >
              <NetworkMark network={network} />
            </a>
          </li>
        ))}
    </Row>
  );
};
