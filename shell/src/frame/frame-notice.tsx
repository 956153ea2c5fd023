import type { ReactNode } from 'react';
import { Alert } from 'shared-lib/ui/alert';
import { Wrap } from 'shared-lib/ui/section';
import styled from 'styled-components';

const Band = styled(Wrap)`
  padding-block: 0.75rem;
`;

interface Props {
  action?: ReactNode;
  /** Nothing is said without it; the region itself is always there, so that what appears in it is read out. */
  children: ReactNode;
}

/** A notice about the whole page, between header and content. */
export const FrameNotice = ({ action, children }: Props) => (
  <div role="status">
    {children && (
      <Band>
        <Alert tone="warning" role="none" action={action}>
          {children}
        </Alert>
      </Band>
    )}
  </div>
);
