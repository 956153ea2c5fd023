import { company } from 'shared-lib/copy';
import { color } from 'shared-lib/theme';
import styled from 'styled-components';
import { LogoMark } from 'shared-lib/ui/logo-mark';

const Lockup = styled.span`
  display: inline-flex;
  align-items: center;
  gap: var(--s2h);
`;
const Text = styled.span`
  display: grid;
  b {
    color: ${color.heading};
    font-size: 1.625rem;
    font-weight: 620;
    line-height: 1.15;
  }
  small {
    color: ${color.muted};
    font-size: 0.6875rem;
    font-weight: 400;
    line-height: 1.5;
  }
`;

interface Props {
  /** `brass` on dark surfaces, `ink` on light ones. */
  tone?: 'ink' | 'brass';
  /** Edge of the mark in px. */
  size?: number;
}

/** The logo mark with the company name to its left. */
export const Logo = ({ tone = 'ink', size = 44 }: Props) => (
  <Lockup>
    <LogoMark size={size} tone={tone} />
    <Text>
      <b>{company.name}</b>
      <small>{company.tagline}</small>
    </Text>
  </Lockup>
);
