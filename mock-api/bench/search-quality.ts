import { searchResponse } from 'shared-lib/contracts';
import { table } from 'tooling/checks/table';
import { startLargeSite } from './large-site.ts';
import { searchQuestions, type SearchQuestion } from './search-questions.ts';

/** All content of the seed is published by then. */
const NOW = '2026-11-01T00:00:00.000Z';

/** Hits that count. */
const DEPTH = 10;

export interface AnsweredQuestion extends SearchQuestion {
  /** Slugs in the order of the response. */
  found: string[];
  ndcg: number;
}

export interface SearchReport {
  /** Mean of all questions, from 0 to 1. */
  ndcg: number;
  questions: AnsweredQuestion[];
}

const gainOf = (slugs: readonly string[], { expected }: SearchQuestion): number =>
  slugs.slice(0, DEPTH).reduce((sum, slug, place) => {
    const rank = expected.indexOf(slug);
    return rank === -1 ? sum : sum + (expected.length - rank) / Math.log2(place + 2);
  }, 0);

/** Normalised discounted cumulative gain of the first ten hits: 1 when the expected ones come first in their order. */
const ndcgOf = (slugs: readonly string[], question: SearchQuestion): number =>
  gainOf(slugs, question) / gainOf(question.expected, question);

/** Asks a server over the demo content all questions. */
export const measureSearch = async (): Promise<SearchReport> => {
  const site = await startLargeSite({ users: 0, articles: 0, requests: 0 }, NOW);
  try {
    const questions: AnsweredQuestion[] = [];
    for (const question of searchQuestions) {
      const query = new URLSearchParams({ q: question.q, kind: question.kind });
      const response = await fetch(`${site.origin}/api/public/search?${query}`);
      const found = searchResponse.parse(await response.json()).data.map(({ slug }) => slug);
      questions.push({ ...question, found, ndcg: ndcgOf(found, question) });
    }
    return { ndcg: questions.reduce((sum, { ndcg }) => sum + ndcg, 0) / questions.length, questions };
  } finally {
    await site.stop();
  }
};

export const searchLines = ({ ndcg, questions }: SearchReport): string[] => [
  `Search: nDCG@${DEPTH} of ${questions.length} questions is ${ndcg.toFixed(3)}`,
  '',
  ...table([
    ['question', 'expected', 'found first', `nDCG@${DEPTH}`],
    ...questions
      .filter((question) => question.ndcg < 1)
      .map(({ q, expected, found, ndcg: own }) => [q, expected.join(' '), found[0] ?? '-', own.toFixed(2)]),
  ]),
];
