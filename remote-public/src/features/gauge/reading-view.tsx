import { useEffect, useRef, useState, type ReactNode } from 'react';
import { rateOf, readFigure, readingOf, type Idea, type IdeaFigure } from 'shared-lib/gauge';
import { useSearchParams } from 'shared-lib/router';
import { color, media, SCREEN_ONLY, surface, text } from 'shared-lib/theme';
import { Alert } from 'shared-lib/ui/alert';
import { Breadcrumbs } from 'shared-lib/ui/breadcrumbs';
import { Button, ButtonLink } from 'shared-lib/ui/button';
import { Wrap } from 'shared-lib/ui/section';
import styled from 'styled-components';
import { readingPage as copy } from '../../copy/reading.ts';
import { ShareLinks } from '../../sections/share-links.tsx';
import { breadcrumbsTo } from '../../seo/breadcrumbs.ts';
import { readingPath, readLink, textsOf, type IdeaTexts, type OpenedReading } from './reading-link.ts';
import { tidyTexts } from './reading-question.tsx';
import { exampleTexts, ReadingQuestions } from './reading-questions.tsx';
import { ReadingColumn, ReadingLevers, ReadingWell } from './reading-result.tsx';
import { SendReading } from './send-reading.tsx';
import { calculatorHref } from './sentence.ts';

const Ground = styled.div`
  ${surface.dark}
  --range-ticks: ${color.nile300};
  --range-line: ${color.nile300};
  --range-thumb: ${color.brass400};
  padding-block: var(--s8) var(--s16);
  h1 {
    margin-block: var(--s4) var(--s2);
    ${text.h1}
  }
  ${media.stacked} {
    padding-block: var(--s4) var(--s12);
    h1 {
      margin-block: var(--s2) 0;
      font-size: 1.375rem;
    }
  }
  @media (scripting: none) {
    [data-scripted] {
      display: none;
    }
  }
`;
const Lead = styled.p`
  max-inline-size: 44rem;
  margin-block-end: var(--s8);
  color: ${color.nile200};
  ${media.stacked} {
    margin-block-end: var(--s3);
  }
`;
const Columns = styled.div<{ $count?: number }>`
  display: grid;
  grid-template-columns: repeat(${({ $count = 2 }) => $count}, minmax(0, 1fr));
  gap: clamp(var(--s6), 4vw, var(--s14));
  align-items: start;
  ${media.stacked} {
    grid-template-columns: minmax(0, 1fr);
    gap: var(--s5);
    [data-asking] svg {
      max-block-size: 14rem;
    }
  }
`;
const Side = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--s6);
`;
const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--s3);
`;
const Content = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--s6);
`;
/** The form below a reading, for visitors without scripts. */
const PlainOnly = styled.div`
  display: none;
  @media (scripting: none) {
    display: block;
  }
`;
const Note = styled.p`
  max-inline-size: 52rem;
  margin-block-start: var(--s8);
  color: ${color.nile300};
  font-size: var(--fs-sm);
`;

interface ReadingProps {
  idea: Idea;
  /** The first button, when it is another one than sending the reading. */
  first?: ReactNode;
  last?: ReactNode;
}

/** What to do with a reading, and what would raise it. */
const NextSteps = ({ idea, first, last }: ReadingProps) => (
  <Side>
    <ReadingLevers idea={idea} />
    <Side {...SCREEN_ONLY}>
      <Buttons>
        {first ?? <SendReading idea={idea} />}
        <ButtonLink tone="light" to={calculatorHref(idea)}>
          {copy.calculate}
        </ButtonLink>
        {last}
      </Buttons>
      <ShareLinks title={copy.shared(readingOf(rateOf(idea)).name)} path={readingPath(idea)} />
    </Side>
  </Side>
);

/** The water follows what is typed; a text that is no figure leaves it where the example has it. */
const ideaWhileAsking = (texts: IdeaTexts): Idea => {
  const valueOf = (name: IdeaFigure): number => {
    const [typed, example] = [readFigure(name, texts[name]), readFigure(name, exampleTexts[name])];
    if (typed.kind === 'figure') return typed.value;
    return example.kind === 'figure' ? example.value : 0;
  };
  return { capital: valueOf('capital'), profit: valueOf('profit'), years: valueOf('years') };
};

/** A link with two readings is of somebody who has answered; one with a single reading comes from somebody else. */
const startOf = ({ hasFigures, texts, idea, beside }: OpenedReading) => ({
  own: beside && idea,
  sender: beside ?? idea,
  texts: hasFigures && !idea ? texts : tidyTexts(idea && beside ? textsOf(idea) : exampleTexts),
  isBroken: hasFigures && !idea,
});

/** The state of the page: which figures are typed, and which reading is shown. */
const useReading = () => {
  const [search] = useSearchParams();
  const [start] = useState(() => startOf(readLink(search)));
  const { sender, isBroken } = start;
  const [own, setOwn] = useState(start.own);
  const [texts, setTexts] = useState(start.texts);
  const hasReading = (own ?? sender) !== undefined && !isBroken;
  const [part, setPart] = useState<'asking' | 'own' | 'sender'>(() => {
    if (!hasReading) return 'asking';
    return own ? 'own' : 'sender';
  });
  const content = useRef<HTMLDivElement>(null);
  const shown = useRef(part);
  useEffect(() => {
    if (shown.current === part) return;
    shown.current = part;
    // The title of the first reading, or the first question.
    content.current?.querySelector<HTMLElement>('h2[tabindex]')?.focus();
  }, [part]);
  const ask = () => setPart('asking');
  const show = (idea: Idea) => {
    setOwn(idea);
    setPart('own');
    // The URL of the reading, so that the page can be reloaded and reached by Back.
    window.history.replaceState(window.history.state, '', readingPath(idea, sender));
  };
  return { own, start, texts, setTexts, part, ask, show, content };
};

/** The reading that was asked for, with that of the link beside it. */
const OwnReading = ({ idea, sender, onAgain }: { idea: Idea; sender: Idea | undefined; onAgain: () => void }) => (
  <Columns $count={sender ? 3 : 2}>
    <ReadingColumn title={copy.own} idea={idea} />
    {sender && <ReadingColumn title={copy.sender} idea={sender} />}
    <NextSteps
      idea={idea}
      last={
        <Button tone="light" data-scripted="" onClick={onAgain}>
          {copy.again}
        </Button>
      }
    />
  </Columns>
);

/** The reading of a link, before one's own. */
const LinkedReading = ({ idea, onCompare }: { idea: Idea; onCompare: () => void }) => (
  <Columns>
    <ReadingColumn title={copy.linked} idea={idea} />
    <NextSteps
      idea={idea}
      first={
        <Button tone="accent" data-scripted="" onClick={onCompare}>
          {copy.beside}
        </Button>
      }
    />
  </Columns>
);

/** Three questions and their reading; beside the reading of a shared link, when the URL has one. */
export const ReadingView = () => {
  const { own, start, texts, setTexts, part, ask, show, content } = useReading();
  const { sender, isBroken } = start;
  const questions = (
    <ReadingQuestions
      start={start.texts}
      texts={texts}
      isBroken={isBroken}
      beside={sender}
      setTexts={setTexts}
      onDone={show}
    />
  );
  return (
    <Ground>
      <Wrap>
        <Breadcrumbs items={breadcrumbsTo({ label: copy.name })} onDark />
        <h1>{copy.name}</h1>
        <Lead>{sender ? copy.linkLead : copy.lead}</Lead>
        <Content ref={content}>
          {isBroken && part === 'asking' && <Alert tone="warning">{copy.broken}</Alert>}
          {part === 'asking' && (
            <Columns>
              <div data-asking="">
                <ReadingWell idea={ideaWhileAsking(texts)} />
              </div>
              <Side>{questions}</Side>
            </Columns>
          )}
          {part === 'own' && own && <OwnReading idea={own} sender={sender} onAgain={ask} />}
          {part === 'sender' && sender && <LinkedReading idea={sender} onCompare={ask} />}
          {part !== 'asking' && <PlainOnly>{questions}</PlainOnly>}
        </Content>
        <Note>{copy.note}</Note>
      </Wrap>
    </Ground>
  );
};
