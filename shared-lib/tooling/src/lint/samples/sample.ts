/** A small file that breaks one rule. */
export interface Sample {
  /** Name of the rule. */
  breaks: string;
  /** A part of the message. */
  message: string;
  /** Path from the root. */
  file: string;
  source: string;
}
