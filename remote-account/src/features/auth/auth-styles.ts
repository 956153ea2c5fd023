import { color, shape, text, weight } from 'shared-lib/theme';
import { Link } from 'shared-lib/router';
import styled from 'styled-components';

export const AuthStack = styled.div`
  display: grid;
  gap: var(--s5);
`;

export const FormNote = styled.p`
  ${text.sm}
  color: ${color.muted};
  text-align: center;
`;

export const ModeTabs = styled.nav`
  display: grid;
  grid-template-columns: 1fr 1fr;
  border: 1px solid ${color.lineStrong};
  border-radius: ${shape.radius};
`;

export const ModeTab = styled(Link)`
  display: grid;
  place-items: center;
  min-block-size: 2.875rem;
  background: ${color.white};
  font-weight: ${weight.medium};
  &[aria-current] {
    background: ${color.ink900};
    color: ${color.white};
    font-weight: ${weight.strong};
  }
`;

export const Copyright = styled.p`
  ${text.xs}
  color: ${color.text3};
  text-align: center;
`;
