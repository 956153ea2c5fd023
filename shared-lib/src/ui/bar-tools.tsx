import { useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import styled from 'styled-components';

/** The shell and a remote may hold different versions of this file, so the id must not change. */
const SLOT_ID = 'bar-tools';

/** The place in the bar of the shell for the tools of the page below. The bar itself works without any remote. */
export const BarToolsSlot = styled.div.attrs({ id: SLOT_ID })`
  display: flex;
  flex: 1 0 auto;
  align-items: center;
  justify-content: end;
  gap: var(--s3);
`;

const OwnBar = styled(BarToolsSlot).attrs({ id: undefined })`
  flex: none;
`;

/** Shows its children in the bar of the shell. A standalone remote has no bar; there they stay in place. For the browser only. */
export const BarTools = ({ children }: { children: ReactNode }) => {
  const [slot] = useState(() => document.getElementById(SLOT_ID));
  return slot ? createPortal(children, slot) : <OwnBar>{children}</OwnBar>;
};
