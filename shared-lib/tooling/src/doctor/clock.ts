import { findingsAbout, type ExaminedSite, type Finding } from './finding.ts';
import type { Visit } from './visits.ts';

const { fault, warning } = findingsAbout('clock');

/** `Date` has whole seconds, and a response takes time. */
const WARNING_S = 3;
/** A shell whose clock differs by more is not seen by those who publish. */
const FAULT_S = 10;
const SYNCHRONISE = 'Let both machines follow a time server: timedatectl set-ntp true.';

/** @param seconds by which the other clock is ahead; @param name whose clock it is */
export const compareClock = (name: string, seconds: number): Finding[] => {
  const difference = Math.round(Math.abs(seconds));
  const sentence = `The clock of ${name} is ${difference} s ${seconds > 0 ? 'ahead of' : 'behind'} this machine.`;
  if (difference >= FAULT_S) return [fault(sentence, SYNCHRONISE)];
  return difference >= WARNING_S ? [warning(sentence, SYNCHRONISE)] : [];
};

/** Whether the clocks of the machines agree. */
export const examineClocks = (visits: readonly Visit[], { now }: ExaminedSite): Finding[] =>
  visits.flatMap(({ origin, date }) => (date ? compareClock(origin, (date.getTime() - now.getTime()) / 1000) : []));
