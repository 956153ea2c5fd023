import { color, media, text } from 'shared-lib/theme';
import { Panel } from 'shared-lib/ui/panel';
import { Wrap } from 'shared-lib/ui/section';
import styled from 'styled-components';

export const ClaimBody = styled(Wrap)`
  display: grid;
  align-content: start;
  min-block-size: 70svh;
  padding-block: var(--s10) var(--s20);
`;

export const ClaimColumn = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--s6);
  inline-size: 100%;
  max-inline-size: 46rem;
  margin-inline: auto;
`;

export const ClaimHead = styled.header`
  h1 {
    ${text.pageTitle}
  }
  p {
    color: ${color.muted};
    font-size: 0.9375rem;
  }
`;

export const PanelContent = styled.div`
  display: grid;
  justify-items: start;
  gap: var(--s4);
  p {
    color: ${color.text2};
    overflow-wrap: anywhere;
  }
  form {
    justify-self: stretch;
  }
`;

export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--s2h);
  ${media.stacked} {
    inline-size: 100%;
    > * {
      flex: 1 1 auto;
    }
  }
`;

/** Confirms a completed action. */
export const SuccessPanel = styled(Panel)`
  border-block-start: 3px solid ${color.success};
`;

/** Focusable title: receives the focus when the pressed button is gone. */
export const Title = styled.span`
  &:focus {
    outline: none;
  }
`;
