import { useEffect, useRef, useState, type RefObject } from 'react';
import { ideaFigures, readFigure, readIdea, type Idea, type IdeaFigure } from 'shared-lib/gauge';
import { paths } from 'shared-lib/paths';
import { color, media } from 'shared-lib/theme';
import { Button } from 'shared-lib/ui/button';
import styled from 'styled-components';
import { readingPage as copy } from '../../copy/reading.ts';
import { besideText, textsOf, type IdeaTexts } from './reading-link.ts';
import { ReadingQuestion, tidyTexts } from './reading-question.tsx';

/** Without scripts all questions are shown at once, as fields of one form that the server answers. */
const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--s5);
  [data-plain] {
    display: none;
  }
  @media (scripting: none) {
    [data-plain] {
      display: revert;
    }
    [data-scripted] {
      display: none;
    }
  }
`;
const Progress = styled.ol`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: var(--s2);
  li {
    block-size: 4px;
    background: ${color.lineDark};
    forced-color-adjust: none;
  }
  li[data-done] {
    background: ${color.brass400};
  }
`;
const Buttons = styled.div`
  display: flex;
  flex-direction: row-reverse;
  flex-wrap: wrap;
  justify-content: start;
  gap: var(--s3);
  ${media.stacked} {
    > * {
      flex: 1;
    }
  }
`;

interface Props {
  /** What the fields held when the page was opened. */
  start: IdeaTexts;
  texts: IdeaTexts;
  /** Whether the texts come from a link that has no reading, so that it shows what is wrong with them. */
  isBroken: boolean;
  beside: Idea | undefined;
  setTexts: (texts: IdeaTexts) => void;
  onDone: (idea: Idea) => void;
}

const firstInvalid = (texts: IdeaTexts): number =>
  ideaFigures.findIndex((name) => readFigure(name, texts[name]).kind !== 'figure');

/** The step of the form. Another step shows its question and moves the focus to it; a figure that is missing keeps its step. */
const useSteps = (form: RefObject<HTMLFormElement | null>, { texts, isBroken, onDone }: Props) => {
  const [step, setStep] = useState(isBroken ? Math.max(0, firstInvalid(texts)) : 0);
  const [isChecked, setChecked] = useState(isBroken);
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    form.current?.querySelector<HTMLElement>('[data-current] h2')?.focus();
  }, [form, step]);
  const goTo = (next: number) => {
    setChecked(false);
    setStep(next);
  };
  const advance = () => {
    const invalid = firstInvalid(texts);
    if (invalid !== -1 && invalid <= step) {
      setStep(invalid);
      setChecked(true);
      form.current?.querySelector<HTMLElement>('[data-current] input')?.focus();
      return;
    }
    const idea = readIdea(texts);
    if (step < ideaFigures.length - 1) goTo(step + 1);
    else if (idea) onDone(idea);
  };
  return { step, isChecked, goTo, advance };
};

const textIn = (typed: FormData, name: IdeaFigure): string => {
  const value = typed.get(name);
  return typeof value === 'string' ? value : '';
};

/** What a visitor typed while the scripts were loading is in the form, but not in the state. */
const useTypedBefore = (form: RefObject<HTMLFormElement | null>, { start, setTexts }: Props) => {
  useEffect(() => {
    if (!form.current) return;
    const data = new FormData(form.current);
    const [capital, profit, years] = [textIn(data, 'capital'), textIn(data, 'profit'), textIn(data, 'years')];
    const typed = { capital, profit, years };
    if (ideaFigures.some((name) => typed[name] !== start[name])) setTexts(typed);
  }, [form, start, setTexts]);
};

/** The three questions, one at a time. A figure is typed or chosen with the slider. */
export const ReadingQuestions = (props: Props) => {
  const { texts, beside, setTexts } = props;
  const form = useRef<HTMLFormElement>(null);
  const { step, isChecked, goTo, advance } = useSteps(form, props);
  useTypedBefore(form, props);
  const isLast = step === ideaFigures.length - 1;
  return (
    <Form
      ref={form}
      action={paths.reading()}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        advance();
      }}
    >
      <Progress aria-hidden data-scripted="">
        {ideaFigures.map((name, index) => (
          <li key={name} {...(index <= step && { 'data-done': '' })} />
        ))}
      </Progress>
      {ideaFigures.map((name, index) => (
        <ReadingQuestion
          key={name}
          name={name}
          step={index}
          isCurrent={index === step}
          text={texts[name]}
          isChecked={isChecked}
          onChange={(text) => setTexts({ ...texts, [name]: text })}
        />
      ))}
      {beside && <input type="hidden" name="beside" value={besideText(beside)} />}
      <Buttons>
        <Button type="submit" tone="accent">
          <span data-scripted="">{isLast ? copy.read : copy.next}</span>
          <span data-plain="">{copy.read}</span>
        </Button>
        {step > 0 && (
          <Button tone="light" onClick={() => goTo(step - 1)} data-scripted="">
            {copy.previous}
          </Button>
        )}
      </Buttons>
    </Form>
  );
};

/** An example to begin with. */
export const exampleTexts: IdeaTexts = tidyTexts(textsOf({ capital: 500_000, profit: 90_000, years: 8 }));
