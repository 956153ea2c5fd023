import { fallbackVersion, type RegistryRemote } from 'shared-lib/federation';
import type { Health } from '../health.ts';
import type { FailureRate } from './figures.ts';
import type { Visits } from './visits.ts';

export interface WatchSettings {
  /** How long after a switch the shell may go back by itself, in milliseconds. */
  windowMs: number;
  /** Failures at fewer addresses than this change nothing: few people, or one with several devices, could be mistaken or lie. */
  minAddresses: number;
}

export const watchDefaults: WatchSettings = { windowMs: 600_000, minAddresses: 5 };

/** By how much the failures may exceed those of the release before: 0.25 is one document of four. */
const MAX_EXCESS = 0.25;
/** The rate of a release before that nobody has watched. */
const UNKNOWN_RATE = 0.1;

interface Options {
  releases: { liveReleases: ReadonlyMap<string, { remote: RegistryRemote; current?: { version: string } }> };
  visits: Pick<Visits, 'figuresOf' | 'restart' | 'sweep'>;
  health: Health;
  /** Goes back to the release before. */
  withdraw(remote: string, version: string, reason: string): void;
  log(message: string): void;
  settings?: WatchSettings;
  /** Time in milliseconds. */
  clock?: () => number;
}

/** A release since it became live. */
interface Switch {
  version: string;
  before: string | undefined;
  at: number;
  isEnded?: true;
}

const percent = (rate: number): string => `${Math.round(rate * 100)} %`;

const reasonFor = (now: FailureRate, before: FailureRate, minutes: number): string =>
  `in browsers at ${now.failing} of ${now.addresses} addresses it failed within ${minutes} min of its switch (${now.what}): ${percent(now.rate)} of a visitor's pages, against ${before.addresses === 0 ? 'an unknown part' : percent(before.rate)} with the release before`;

/**
 * Compares what browsers report about a new release with the release before, for some minutes after each switch, and goes back when many
 * more pages fail. Reports change nothing below a number of addresses to which this shell sent the release: until then they only show in
 * `/healthz`.
 */
export class WatchWindow {
  readonly #options: Options;
  readonly #settings: WatchSettings;
  readonly #clock: () => number;
  readonly #switches = new Map<string, Switch>();

  constructor(options: Options) {
    this.#options = options;
    this.#settings = options.settings ?? watchDefaults;
    this.#clock = options.clock ?? Date.now;
  }

  /** Call it once a second. */
  tick(): void {
    const { releases, visits } = this.#options;
    visits.sweep();
    for (const [remote, { remote: entry, current }] of releases.liveReleases) {
      if (!current) continue;
      const known = this.#switches.get(remote);
      const change = known?.version === current.version ? known : this.#follow(remote, current.version, entry, known);
      if (!change.isEnded) this.#compare(remote, change, entry);
    }
  }

  /** The release that was in use before the one that is in use now; undefined when this shell knows none. */
  releaseBefore(remote: string): string | undefined {
    return this.#switches.get(remote)?.before;
  }

  #follow(remote: string, version: string, entry: RegistryRemote, known: Switch | undefined): Switch {
    const published = Date.parse(entry.releases[version]?.published_at ?? '');
    // A shell that has just started sees no switch: the release may be new, or live for weeks.
    const change: Switch = known
      ? { version, before: known.version, at: this.#clock() }
      : { version, before: fallbackVersion(entry), at: Number.isNaN(published) ? 0 : published };
    this.#switches.set(remote, change);
    const used = [...this.#switches].flatMap(([name, { version: now, before }]) => [
      `${name} ${now}`,
      `${name} ${before}`,
    ]);
    this.#options.visits.restart(remote, version, new Set(used));
    this.#options.health.set(partOf(remote), undefined);
    return change;
  }

  #compare(remote: string, change: Switch, entry: RegistryRemote): void {
    const { visits, health, withdraw, log } = this.#options;
    const { windowMs, minAddresses } = this.#settings;
    const elapsed = this.#clock() - change.at;
    const now = visits.figuresOf(remote, change.version).failureRate;
    const before =
      change.before === undefined
        ? { addresses: 0, failing: 0, rate: 0, what: '' }
        : visits.figuresOf(remote, change.before).failureRate;
    if (elapsed > windowMs) {
      change.isEnded = true;
      const { summary } = visits.figuresOf(remote, change.version);
      if (summary) log(`${remote} ${change.version} has been watched in browsers: ${summary}`);
      return health.set(partOf(remote), undefined);
    }
    const isWorse = now.rate - (before.addresses === 0 ? UNKNOWN_RATE : before.rate) >= MAX_EXCESS;
    const reason = isWorse ? reasonFor(now, before, Math.ceil(elapsed / 60_000)) : undefined;
    health.set(partOf(remote), reason === undefined ? undefined : `${change.version}: ${reason}`);
    if (reason === undefined || now.failing < minAddresses) return;
    // Without another good release the visitors are better off with this one than with none.
    if (fallbackVersion(entry) === undefined) return;
    change.isEnded = true;
    withdraw(remote, change.version, reason);
  }
}

const partOf = (remote: string) => `browsers with ${remote}`;
