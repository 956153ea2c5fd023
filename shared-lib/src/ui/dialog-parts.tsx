import { color, shadow, surface } from 'shared-lib/theme';
import styled, { css } from 'styled-components';

export type DialogTone = 'plain' | 'danger';

/** Width, edge and surface of a dialog. */
export const dialogBox = ({ $tone, $wide }: { $tone: DialogTone; $wide: boolean }) => css`
  inline-size: min(${$wide ? '60rem' : '28rem'}, calc(100vw - 2.5rem));
  border-block-start: 3px solid ${$tone === 'danger' ? color.danger : color.brass500};
  ${surface.light}
  box-shadow: ${shadow.dialog};
`;
/** The page behind a dialog, darkened. */
export const dialogScrim = 'rgb(6 26 30 / 0.6)';
export const dialogTitle = ({ $hasCloseButton }: { $hasCloseButton: boolean }) => css`
  font-size: var(--fs-h3);
  line-height: var(--lh-h3);
  ${$hasCloseButton && 'padding-inline-end: var(--s10);'}
`;
export const DialogBody = styled.div`
  display: grid;
  gap: var(--s2h);
  padding: var(--s7);
`;
/** Place of the close button. */
export const DialogCorner = styled.div`
  position: absolute;
  inset-block-start: 1rem;
  inset-inline-end: 1rem;
`;
/** Footer with buttons. */
export const DialogActions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--s2h);
  padding: var(--s4) var(--s7);
  background: ${color.sand100};
`;
/** Consequence of the action that a dialog asks about. */
export const DialogQuestion = styled.p`
  color: ${color.text2};
`;
