import type { ReactNode } from 'react';
import { DEFERRED_SECTION, deferredLayout } from 'shared-lib/theme';
import styled from 'styled-components';

const Part = styled.div`
  ${deferredLayout(32)}
`;

/** A part of a long section that phones show below the first screen, such as a group of fields or a panel of results. */
export const DeferredPart = ({ children }: { children: ReactNode }) => <Part {...DEFERRED_SECTION}>{children}</Part>;
