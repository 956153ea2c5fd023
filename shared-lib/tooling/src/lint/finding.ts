/** One problem that a tool found. */
export interface Finding {
  /** Path from the root of the checkout, with forward slashes. */
  file: string;
  line: number;
  column: number;
  /** Name of the rule, as used in a comment that disables it. */
  rule: string;
  /** What is wrong and what to do instead. */
  message: string;
}

const byLocation = (a: Finding, b: Finding) => a.file.localeCompare(b.file) || a.line - b.line || a.column - b.column;

/** `file:line:column`, which terminals and editors turn into a link, then the rule and its message. */
const line = ({ file, line: row, column, rule, message }: Finding) =>
  `${file}:${row}:${column}  ${rule}\n    ${message.replace(/\s+/g, ' ')}\n`;

/** Formats findings for a person: sorted by location, with the total at the end. */
export const report = (findings: readonly Finding[]): string => {
  const files = new Set(findings.map(({ file }) => file)).size;
  const count =
    findings.length === 0
      ? 'No problems found.'
      : `${findings.length} ${findings.length === 1 ? 'problem' : 'problems'} in ${files} ${files === 1 ? 'file' : 'files'}.`;
  return `${findings.toSorted(byLocation).map(line).join('')}${count}\n`;
};
