import { findingsAbout, type Check } from './finding.ts';

const { fault, warning } = findingsAbout('memory');

const MB = 1_048_576;
/** One more renderer. */
const FAULT_BYTES = 128 * MB;
/** The trial of a release: a renderer and a document like a browser's. */
const WARNING_BYTES = 512 * MB;
const ACTION = 'Give the machine more memory, start the shell with fewer RENDERERS, or end other programs.';

/** Whether there is memory for one more trial of a release. */
export const examineMemory: Check = async ({ machine }) => {
  const free = machine.freeMemory();
  const sentence = `Only ${Math.round(free / MB)} MB of memory are free, and the trial of a release needs ${WARNING_BYTES / MB} MB.`;
  if (free < FAULT_BYTES) return [fault(sentence, ACTION)];
  return free < WARNING_BYTES ? [warning(sentence, ACTION)] : [];
};
