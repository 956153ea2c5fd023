import { table } from 'tooling/checks/table';

/** A measured value with its limits. The floor decides; the goal is what we aim at. */
export interface Target {
  what: string;
  value: number;
  floor: number;
  goal?: number;
  /** Whether more is better. */
  isMinimum?: boolean;
  format: (value: number) => string;
}

export type Verdict = 'goal met' | 'met' | 'NOT MET';

/** A target as it is reported. */
export interface TargetCheck {
  what: string;
  value: number;
  measured: string;
  floor: string;
  goal: string;
  verdict: Verdict;
}

export const milliseconds = (value: number) => `${Math.round(value)} ms`;
export const kilobytes = (value: number) => `${(value / 1000).toFixed(1)} kB`;
export const megabytes = (value: number) => `${(value / 1_000_000).toFixed(0)} MB`;
export const count = (value: number) => value.toFixed(0);
export const ratio = (value: number) => `${value.toFixed(2)}x`;

/** Checks a value against its limits. A value that could not be measured meets none. */
export const check = ({ what, value, floor, goal, isMinimum = false, format }: Target): TargetCheck => {
  const reaches = (limit: number) => (isMinimum ? value >= limit : value <= limit);
  const limitText = (limit: number) => `${isMinimum ? '>=' : '<='} ${format(limit)}`;
  const reachesGoal = goal !== undefined && reaches(goal);
  return {
    what,
    value,
    measured: format(value),
    floor: limitText(floor),
    goal: goal === undefined ? '' : limitText(goal),
    verdict: reachesGoal ? 'goal met' : reaches(floor) ? 'met' : 'NOT MET',
  };
};

export const checkLines = (checks: readonly TargetCheck[]): string[] =>
  table([
    ['', 'measured', 'floor', 'goal', ''],
    ...checks.map(({ what, measured, floor, goal, verdict }) => [what, measured, floor, goal, verdict]),
  ]);
