import styled from 'styled-components';

const Clause = styled.span`
  display: inline-block;
`;

/** A clause ends with a comma, semicolon or colon before a space, or at the end of the text. */
const CLAUSE = /.+?(?:[\u060C\u061B:](?=\s)|$)/g;
const clausesOf = (title: string) =>
  Array.from(title.matchAll(CLAUSE), ({ 0: clause, index }) => ({ clause: clause.trim(), index }));

/** The first clause of a title without its closing punctuation: a short label of a slide. */
export const firstClause = (title: string): string =>
  clausesOf(title)[0]?.clause.replace(/[\u060C\u061B:]$/, '') ?? title;

/** A large title that wraps between clauses, and within a clause only when the line is too short. */
export const Clauses = ({ children }: { children: string }) =>
  clausesOf(children).flatMap(({ clause, index }) => [index > 0 && ' ', <Clause key={index}>{clause}</Clause>]);
