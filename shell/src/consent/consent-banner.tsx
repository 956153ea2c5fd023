import { useQuery } from '@tanstack/react-query';
import { useEffect, useId, useRef, useState } from 'react';
import { settingQueries } from 'shared-lib/api';
import { paths } from 'shared-lib/paths';
import { color, media, shadow, surface } from 'shared-lib/theme';
import { Button } from 'shared-lib/ui/button';
import { Checkbox } from 'shared-lib/ui/checkbox';
import { Wrap } from 'shared-lib/ui/section';
import styled, { createGlobalStyle } from 'styled-components';
import { reloadForTools } from '../analytics/reload-for-tools.ts';
import { consentBanner as copy } from '../copy/consent-banner.ts';
import { LayoutLink } from '../navigation/layout-link.tsx';
import { consent, useConsent } from './consent.ts';
import { purposes, type ConsentChoice } from './purposes.ts';
import { Cluster } from 'shared-lib/ui/stack';

/** Keeps the end of the page and the focused element above the banner. */
const SpaceForBanner = createGlobalStyle`
  body { padding-block-end: var(--consent-space); }
  html { --consent-space: 9rem; scroll-padding-block-end: var(--consent-space); }
  ${media.stacked} { html { --consent-space: 22rem; } }
`;
const Box = styled.section`
  ${surface.light}
  border-block-start: 2px solid ${color.brass500};
  box-shadow: ${shadow.dialog};
  pointer-events: auto;
  max-block-size: 80dvh;
  overflow-y: auto;
`;
const Row = styled(Wrap)`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: var(--s4) var(--s12);
  align-items: center;
  padding-block: var(--s5);
  h2 {
    font-size: var(--fs-h4);
    line-height: var(--lh-h4);
  }
  p {
    max-inline-size: 52rem;
    color: ${color.text2};
    font-size: var(--fs-sm);
    line-height: var(--lh-sm);
  }
  p a {
    color: ${color.link};
    text-decoration: underline;
    text-underline-offset: 0.3em;
  }
  ${media.stacked} {
    grid-template-columns: minmax(0, 1fr);
  }
`;
const Purposes = styled.fieldset`
  display: flex;
  flex-wrap: wrap;
  gap: var(--s1) var(--s8);
  margin-block-start: var(--s3);
  font-size: var(--fs-sm);
  legend {
    float: inline-start;
    inline-size: 100%;
    padding: 0;
  }
  label {
    display: inline-flex;
    align-items: center;
    gap: var(--s2h);
    min-block-size: 2.25rem;
  }
`;

const all = (granted: boolean): ConsentChoice => ({ statistics: granted, marketing: granted });

const PurposeBoxes = ({ choice, onChange }: { choice: ConsentChoice; onChange: (choice: ConsentChoice) => void }) => (
  <Purposes>
    <legend>{copy.purposes}</legend>
    <label>
      <Checkbox checked disabled readOnly />
      {copy.necessary}
    </label>
    {purposes.map((purpose) => (
      <label key={purpose}>
        <Checkbox
          checked={choice[purpose]}
          onChange={({ target }) => onChange({ ...choice, [purpose]: target.checked })}
        />
        {copy[purpose]}
      </label>
    ))}
  </Purposes>
);

interface ActionsProps {
  draft: ConsentChoice;
  isChoosing: boolean;
  onStartChoosing: () => void;
}

const ChoiceActions = ({ draft, isChoosing, onStartChoosing }: ActionsProps) => {
  const { data: settings = {} } = useQuery(settingQueries.group('analytics'));
  const choose = (choice: ConsentChoice) => {
    consent.choose(choice);
    reloadForTools(settings);
  };
  return (
    <Cluster $gap="2h">
      <Button tone="primary" size="small" onClick={() => choose(all(true))}>
        {copy.accept}
      </Button>
      <Button tone="primary" size="small" onClick={() => choose(all(false))}>
        {copy.reject}
      </Button>
      {isChoosing ? (
        <Button tone="quiet" size="small" onClick={() => choose(draft)}>
          {copy.save}
        </Button>
      ) : (
        <Button tone="quiet" size="small" onClick={onStartChoosing}>
          {copy.choose}
        </Button>
      )}
    </Cluster>
  );
};

/** Asks for consent without covering the page. Rejecting takes one press, as accepting does. */
export const ConsentBanner = () => {
  const titleId = useId();
  const box = useRef<HTMLElement>(null);
  const stored = useConsent(({ choice }) => (choice === 'unread' ? null : choice));
  const isReopened = useConsent(({ reopened }) => reopened);
  const [draft, setDraft] = useState(stored ?? all(false));
  const [isChoosing, setChoosing] = useState(isReopened);
  useEffect(() => {
    if (!isReopened) return;
    const opener = document.activeElement;
    box.current?.focus();
    return () => {
      if (opener instanceof HTMLElement) opener.focus();
    };
  }, [isReopened]);
  return (
    <Box ref={box} tabIndex={-1} aria-labelledby={titleId}>
      <SpaceForBanner />
      <Row as="div">
        <div>
          <h2 id={titleId}>{copy.title}</h2>
          <p>
            {copy.text} <LayoutLink to={paths.legal('privacy')}>{copy.policy}</LayoutLink>
          </p>
          {isChoosing && <PurposeBoxes choice={draft} onChange={setDraft} />}
        </div>
        <ChoiceActions draft={draft} isChoosing={isChoosing} onStartChoosing={() => setChoosing(true)} />
      </Row>
    </Box>
  );
};
