import type { ReactNode } from 'react';
import { Alert } from 'shared-lib/ui/alert';
import { Wrap } from 'shared-lib/ui/section';
import styled from 'styled-components';

const Bar = styled(Wrap)`
  padding-block: var(--s3);
`;

interface Props {
  action?: ReactNode;
  /** Empty for no notice. The live region itself is always rendered, so that screen readers announce what appears in it. */
  children: ReactNode;
}

/** A notice about the whole page, between header and content. */
export const PageNotice = ({ action, children }: Props) => (
  <div role="status">
    {children && (
      <Bar>
        <Alert tone="warning" role="none" action={action}>
          {children}
        </Alert>
      </Bar>
    )}
  </div>
);
