import { ideaFigures, readIdea, type Idea, type IdeaFigure } from 'shared-lib/gauge';
import { paths } from 'shared-lib/paths';

/** The figures of an idea as they are typed. */
export type IdeaTexts = Readonly<Record<IdeaFigure, string>>;

export const textsOf = ({ capital, profit, years }: Idea): IdeaTexts => ({
  capital: String(capital),
  profit: String(profit),
  years: String(years),
});

/** An idea as one parameter of a link. */
export const besideText = ({ capital, profit, years }: Idea): string => [capital, profit, years].join('-');

/** Path of the reading of an idea, alone or beside another one. The figures name no person. */
export const readingPath = (idea: Idea, beside?: Idea): string =>
  paths.reading({ ...textsOf(idea), ...(beside && { beside: besideText(beside) }) });

export interface OpenedReading {
  /** Whether the link has figures, readable or not. */
  hasFigures: boolean;
  texts: IdeaTexts;
  /** The idea of the link; undefined when one of its figures is missing or not accepted. */
  idea: Idea | undefined;
  /** The idea that it is compared with. */
  beside: Idea | undefined;
}

/** Reads the query of a link. It may hold anything. */
export const readLink = (search: URLSearchParams): OpenedReading => {
  const textOf = (name: IdeaFigure): string => search.get(name) ?? '';
  const texts = { capital: textOf('capital'), profit: textOf('profit'), years: textOf('years') };
  const [capital = '', profit = '', years = ''] = (search.get('beside') ?? '').split('-');
  return {
    hasFigures: ideaFigures.some((name) => search.has(name)),
    texts,
    idea: readIdea(texts),
    beside: readIdea({ capital, profit, years }),
  };
};
