/** A small file that breaks one rule. */
export interface Sample {
  /** Name of the rule. */
  breaks: string;
  /** Words of the sentence that the writer reads. */
  says: string;
  /** Where the file stands. */
  file: string;
  source: string;
}
