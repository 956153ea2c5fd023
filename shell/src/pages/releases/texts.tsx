import { Ltr } from 'shared-lib/ui/bdi';
import styled from 'styled-components';
import type { Release } from './contract.ts';

const Code = styled(Ltr)`
  font-family: ui-monospace, monospace;
  font-size: 0.875em;
`;
const English = styled.p`
  unicode-bidi: isolate;
  overflow-wrap: anywhere;
`;

/** The number of a release. */
export const Version = ({ children }: { children: string }) => <Code>{children}</Code>;

/** A reason as the command shows it. */
export const Reason = ({ children }: { children: string }) => (
  <English lang="en" dir="ltr">
    {children}
  </English>
);

/** What people call a release: the subject of its commit, else its number. */
export const nameOf = ({ subject, version }: Pick<Release, 'subject' | 'version'>): string => subject ?? version;
