import { useEffect, useRef, type ReactNode } from 'react';
import { company } from 'shared-lib/copy';
import { color, text } from 'shared-lib/theme';
import { SplitPage } from 'shared-lib/ui/split-page';
import styled from 'styled-components';
import { copy } from '../../copy/ar.ts';
import { Rights, Way, Ways } from './auth-look.ts';
import { authHref, type AuthMode } from './auth-mode.ts';

const Title = styled.h2`
  ${text.h1}
`;
const Blurb = styled.p`
  margin-block-start: 0.5rem;
  color: ${color.muted};
`;

const pictures: Record<AuthMode, string> = {
  login: 'hero/hero-4-gauge-mobile.png',
  register: 'hero/hero-1-skyline-mobile.png',
  forgot: 'hero/hero-4-gauge-mobile.png',
  reset: 'hero/hero-4-gauge-mobile.png',
};

/** A view that takes another's place takes the focus with it: the link that led here may be gone. */
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

const Switch = ({ mode, next }: { mode: AuthMode; next: string | null }) => (
  <Ways aria-label={copy.auth.ways}>
    {(['login', 'register'] as const).map((way) => (
      <Way key={way} to={authHref(way, next)} aria-current={way === mode ? 'page' : undefined}>
        {copy[way].tab}
      </Way>
    ))}
  </Ways>
);

interface Props {
  mode: AuthMode;
  next: string | null;
  children: ReactNode;
}

/** The name of the house, a welcome, and the card of the view. */
export const AuthFrame = ({ mode, next, children }: Props) => {
  const title = useFocusOnChange(mode);
  return (
    <SplitPage
      title={company.name}
      subtitle={company.platform}
      picture={pictures[mode]}
      underBar
      foot={<Rights>{copy.auth.rights}</Rights>}
    >
      <div>
        <Title ref={title} tabIndex={-1}>
          {copy[mode].title}
        </Title>
        <Blurb>{copy[mode].text}</Blurb>
      </div>
      {(mode === 'login' || mode === 'register') && <Switch mode={mode} next={next} />}
      {children}
    </SplitPage>
  );
};
