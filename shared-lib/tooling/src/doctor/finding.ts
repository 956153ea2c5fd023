import type { SiteConfig } from '../config.ts';

/** `fault`: visitors lose something, or will soon. `warning`: it works, and should be changed. */
export type Level = 'fault' | 'warning';

/** What is wrong with a set-up. */
export interface Finding {
  subject: string;
  level: Level;
  /** One plain sentence. It never has a password. */
  sentence: string;
  /** What to do. */
  action: string;
}

/** What a check needs of the machine. */
export interface Machine {
  /** Memory that programs can get, in bytes. */
  freeMemory(): number;
  /** Space of the file system of a folder, in bytes, and how many files it has and may get. */
  disk(folder: string): Promise<{ freeBytes: number; files: number; freeFiles: number }>;
}

/** What a check needs of the network. */
export interface Network {
  /** Addresses of a host name; none when it has no address. */
  lookup(name: string): Promise<string[]>;
  /** TXT records of a name; none when it has none. Rejects when no DNS server responds. */
  texts(name: string): Promise<string[]>;
  /** Certificates of the authorities that count, as PEM texts; empty for those that Node trusts here. */
  authorities: readonly string[];
}

/** A site that the doctor looks at. Nothing is changed. */
export interface ExaminedSite {
  config: SiteConfig;
  env: Readonly<Record<string, string | undefined>>;
  /** Current time. */
  now: Date;
  machine: Machine;
  network: Network;
  /** URLs of further machines whose clocks must agree with this one. */
  clocks: readonly string[];
}

/** The findings of one subject; none when all is well. */
export type Check = (site: ExaminedSite) => Promise<Finding[]>;

/** Makes the findings of a subject. */
export const findingsAbout = (subject: string): Record<Level, (sentence: string, action: string) => Finding> => ({
  fault: (sentence, action) => ({ subject, level: 'fault', sentence, action }),
  warning: (sentence, action) => ({ subject, level: 'warning', sentence, action }),
});

/** What an error says, and its code when it says nothing. */
export const describeError = (error: unknown): string => {
  if (!(error instanceof Error)) return String(error);
  return error.message || ('code' in error ? String(error.code) : error.name);
};
