import styled from 'styled-components';

const Clause = styled.span`
  display: inline-block;
`;

/** Up to a comma, semicolon or colon with a space behind it, or to the end. */
const CLAUSE = /.+?(?:[\u060C\u061B:](?=\s)|$)/g;
const clausesOf = (title: string) =>
  Array.from(title.matchAll(CLAUSE), ({ 0: clause, index }) => ({ clause: clause.trim(), index }));

/** The first clause of a title, without the mark that ends it: enough to know a slide by. */
export const firstClause = (title: string): string =>
  clausesOf(title)[0]?.clause.replace(/[\u060C\u061B:]$/, '') ?? title;

/** A large title that is broken between its clauses first, and within one only where a line is too short for it. */
export const Clauses = ({ children }: { children: string }) =>
  clausesOf(children).flatMap(({ clause, index }) => [index > 0 && ' ', <Clause key={index}>{clause}</Clause>]);
