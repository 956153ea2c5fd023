import { useEffect, useRef, type ReactNode } from 'react';
import { company, copyrightYears, rightsReserved } from 'shared-lib/copy';
import { color, text } from 'shared-lib/theme';
import { Ltr } from 'shared-lib/ui/bdi';
import { SplitPage } from 'shared-lib/ui/split-page';
import styled from 'styled-components';
import { copy } from '../../copy/ar.ts';
import { Copyright, ModeTab, ModeTabs } from './auth-styles.ts';
import { authHref, type AuthMode } from './auth-mode.ts';

const Title = styled.h2`
  ${text.h1}
`;
const Intro = styled.p`
  margin-block-start: var(--s2);
  color: ${color.muted};
`;

const pictures: Record<AuthMode, string> = {
  login: 'hero/hero-4-gauge-mobile.png',
  register: 'hero/hero-1-skyline-mobile.png',
  forgot: 'hero/hero-4-gauge-mobile.png',
  reset: 'hero/hero-4-gauge-mobile.png',
};

/** Moves the focus to the title when the mode changes, because the link that was pressed may no longer exist. */
const useFocusOnChange = (mode: AuthMode) => {
  const title = useRef<HTMLHeadingElement>(null);
  const shown = useRef(mode);
  useEffect(() => {
    if (shown.current === mode) return;
    shown.current = mode;
    title.current?.focus();
  }, [mode]);
  return title;
};

const ModeSwitch = ({ mode, next }: { mode: AuthMode; next: string | null }) => (
  <ModeTabs aria-label={copy.auth.modes}>
    {(['login', 'register'] as const).map((target) => (
      <ModeTab key={target} to={authHref(target, next)} aria-current={target === mode ? 'page' : undefined}>
        {copy[target].tab}
      </ModeTab>
    ))}
  </ModeTabs>
);

interface Props {
  mode: AuthMode;
  next: string | null;
  children: ReactNode;
}

/** Page layout of all four modes: company name and picture, title, mode switch and form. */
export const AuthLayout = ({ mode, next, children }: Props) => {
  const title = useFocusOnChange(mode);
  return (
    <SplitPage
      title={company.name}
      subtitle={company.platform}
      picture={pictures[mode]}
      belowHeader
      foot={
        <Copyright>
          {rightsReserved} <Ltr>{copyrightYears()}</Ltr> {company.name}
        </Copyright>
      }
    >
      <div>
        <Title ref={title} tabIndex={-1}>
          {copy[mode].title}
        </Title>
        <Intro>{copy[mode].text}</Intro>
      </div>
      {(mode === 'login' || mode === 'register') && <ModeSwitch mode={mode} next={next} />}
      {children}
    </SplitPage>
  );
};
