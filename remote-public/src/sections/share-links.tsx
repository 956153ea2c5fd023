import Share2 from 'lucide-react/icons/share-2';
import { useQueryClient } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { settingQueries } from 'shared-lib/api';
import { color, media, shape } from 'shared-lib/theme';
import { Button } from 'shared-lib/ui/button';
import { Icon } from 'shared-lib/ui/icon';
import { SocialIcon } from 'shared-lib/ui/social-links';
import styled from 'styled-components';
import { sharing } from '../copy/sharing.ts';
import { CopyButton } from './copy-button.tsx';

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--s2);
  > a {
    display: inline-grid;
    grid-auto-flow: column;
    place-items: center;
    gap: var(--s2);
    min-inline-size: 2.25rem;
    min-block-size: 2.25rem;
    padding-inline: var(--s2);
    border: 1px solid ${color.controlLine};
    border-radius: ${shape.radius};
    font-size: var(--fs-sm);
  }
  > a:hover {
    border-color: ${color.controlInk};
  }
  ${media.columns} {
    > [data-native] {
      display: none;
    }
  }
`;

const neverChanges = () => () => undefined;
/** The origin in use. The server knows it from the settings, so that links are complete without scripts; it is data of every document. */
export const useOrigin = () => {
  const queryClient = useQueryClient();
  return useSyncExternalStore(
    neverChanges,
    () => window.location.origin,
    () => queryClient.getQueryData(settingQueries.group('seo').queryKey)?.canonical_url ?? '',
  );
};
const useCanShare = () =>
  useSyncExternalStore(
    neverChanges,
    () => 'share' in navigator,
    () => false,
  );

const targetsOf = (title: string, url: string) => [
  {
    name: sharing.whatsapp,
    network: undefined,
    href: `https://wa.me/?${new URLSearchParams({ text: sharing.message(title, url) })}`,
  },
  {
    name: sharing.x,
    network: 'x' as const,
    href: `https://x.com/intent/post?${new URLSearchParams({ text: title, url })}`,
  },
  {
    name: sharing.linkedin,
    network: 'linkedin' as const,
    href: `https://www.linkedin.com/sharing/share-offsite/?${new URLSearchParams({ url })}`,
  },
];

/** A closed share dialog is no failure. */
const shareNatively = (title: string, url: string) => void navigator.share({ title, url }).catch(() => undefined);

interface Props {
  title: string;
  /** Path of the page. */
  path: string;
}

/** Shares a page: WhatsApp first, then X, LinkedIn, the link itself and on phones the dialog of the system. */
export const ShareLinks = ({ title, path }: Props) => {
  const url = useOrigin() + path;
  const canShare = useCanShare();
  return (
    <Row role="group" aria-label={sharing.title}>
      {targetsOf(title, url).map(({ name, network, href }) => (
        <a key={name} href={href} target="_blank" rel="noopener noreferrer" aria-label={sharing.on(name)}>
          {network ? <SocialIcon network={network} /> : name}
        </a>
      ))}
      <CopyButton text={() => url} label={sharing.link} />
      {canShare && (
        <Button data-native tone="quiet" size="small" onClick={() => shareNatively(title, url)}>
          <Icon icon={Share2} size={16} />
          {sharing.native}
        </Button>
      )}
    </Row>
  );
};
