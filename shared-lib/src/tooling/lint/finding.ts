/** One thing to put right, whichever tool found it. */
export interface Finding {
  /** Path from the root of the checkout, with forward slashes. */
  file: string;
  line: number;
  column: number;
  /** Name of the rule, as a comment that silences it would say it. */
  rule: string;
  /** What is wrong and what to do instead, for whoever wrote it. */
  message: string;
}

const byPlace = (a: Finding, b: Finding) => a.file.localeCompare(b.file) || a.line - b.line || a.column - b.column;

/** `file:line:column`, which terminals and editors make a link of; then the rule, then its sentence. */
const line = ({ file, line: row, column, rule, message }: Finding) =>
  `${file}:${row}:${column}  ${rule}\n    ${message.replace(/\s+/g, ' ')}\n`;

/** The report that a person reads: by place, each place once, a count at the end. */
export const report = (findings: readonly Finding[]): string => {
  const files = new Set(findings.map(({ file }) => file)).size;
  const count =
    findings.length === 0
      ? 'Nothing to put right.'
      : `${findings.length} to put right in ${files} ${files === 1 ? 'file' : 'files'}.`;
  return `${findings.toSorted(byPlace).map(line).join('')}${count}\n`;
};
