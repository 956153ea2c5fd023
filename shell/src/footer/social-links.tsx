import { color } from 'shared-lib/theme';
import { NetworkMark, type Network } from 'shared-lib/ui/network-mark';
import styled from 'styled-components';
import { copy } from '../copy/ar.ts';
import { useContact } from '../frame/contact.ts';

const Row = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 0.5rem;
  margin-block-start: 1.5rem;
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

/** Only a web address may be followed: the settings are text that somebody typed. */
const isWebAddress = (address: string) => /^https?:\/\//.test(address);

export const SocialLinks = () => {
  const contact = useContact();
  const links: { network: Network; address: string }[] = [
    { network: 'facebook', address: contact.social_facebook },
    { network: 'x', address: contact.social_x },
    { network: 'instagram', address: contact.social_instagram },
    { network: 'linkedin', address: contact.social_linkedin },
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
              aria-label={copy.footer.socialLabel(copy.footer.social[network])}
            >
              <NetworkMark network={network} />
            </a>
          </li>
        ))}
    </Row>
  );
};
