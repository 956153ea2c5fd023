/**
 * How a document ended for its visitor, as its browser reports it. `left`: before the page was interactive. `reloading`: so often, one after
 * the other, that no person does it. `hung`: its scripts ran and never reported.
 */
export type Outcome = 'loaded' | 'left' | Failure;

/** What a visitor must not see. `unresponsive`: clicks reach nothing. `blank`: the heading is hidden or covered. */
const failures = ['fell back', 'crashed', 'blank', 'unresponsive', 'hung', 'reloading'] as const;
type Failure = (typeof failures)[number];

/** What is counted beside the outcomes: the visitor has a page nevertheless. */
type Incident = 'repaired' | 'policy violation';

/** Times in milliseconds, CLS without a unit. */
type Vital = 'lcp' | 'inp' | 'cls';

/** The failures of a release, by addresses. Every address counts the same, so that one that sends many reports weighs no more than another. */
export interface FailureRate {
  /** Addresses that got at least one document of the release, and ran its scripts. */
  addresses: number;
  /** Those with a document that failed. */
  failing: number;
  /** Mean over the addresses of the part of their documents that failed: 0 to 1. */
  rate: number;
  /** What failed, the most frequent first: `hung 4, crashed 1`. */
  what: string;
}

/** What became of documents, and the times that three of four do not exceed; a time that no browser has reported is missing. */
interface DocumentFigures extends Partial<Record<Vital, number>> {
  counts: Partial<Record<Outcome | Incident, number>>;
}

/** What browsers reported about a release, as a whole and by kind of page. */
export interface FiguresReport {
  /** Addresses that got at least one document of the release, and ran its scripts. */
  addresses: number;
  total: DocumentFigures;
  pages: (DocumentFigures & { page: string })[];
}

const vitals = ['lcp', 'inp', 'cls'] as const;
const MAX_ADDRESSES = 5000;
/** As many as a percentile needs, of the newest documents. */
const MAX_SAMPLES = 500;

const isFailure = (outcome: Outcome): outcome is Failure => failures.some((one) => one === outcome);

interface AddressFigures {
  documents: number;
  failed: number;
}

/** Receives what is counted, and how often. */
type OnCount = (what: Outcome | Incident, times: number) => void;

/** What browsers reported about one release since it became live. */
export class ReleaseFigures {
  readonly #onCount: OnCount;
  readonly #counts = new Map<string, Map<Outcome | Incident, number>>();
  readonly #addresses = new Map<string, AddressFigures>();
  readonly #vitals = new Map<string, Map<Vital, number[]>>();

  constructor(onCount: OnCount = () => undefined) {
    this.#onCount = onCount;
  }

  /** Counts a document that has ended. One that its visitor left early says nothing about the release. */
  add(address: string, page: string, outcome: Outcome): void {
    this.#count(page, outcome);
    if (outcome === 'left') return;
    const figures = this.#addresses.get(address) ?? { documents: 0, failed: 0 };
    figures.documents += 1;
    if (isFailure(outcome)) figures.failed += 1;
    if (this.#addresses.size < MAX_ADDRESSES || this.#addresses.has(address)) this.#addresses.set(address, figures);
  }

  /** A document that had loaded has failed afterwards. */
  failLater(address: string, page: string, failure: Failure): void {
    this.#count(page, failure);
    const figures = this.#addresses.get(address);
    if (figures) figures.failed = Math.min(figures.documents, figures.failed + 1);
  }

  addIncident(page: string, incident: Incident, times: number): void {
    if (times > 0) this.#count(page, incident, times);
  }

  addVital(page: string, vital: Vital, value: number): void {
    const ofPage = this.#vitals.get(page) ?? new Map<Vital, number[]>();
    this.#vitals.set(page, ofPage);
    ofPage.set(vital, [...(ofPage.get(vital) ?? []), value].slice(-MAX_SAMPLES));
  }

  get failureRate(): FailureRate {
    const all = [...this.#addresses.values()];
    const shares = all.map(({ documents, failed }) => failed / documents);
    const totals = failures
      .map((failure) => [failure, this.total(failure)] as const)
      .filter(([, count]) => count > 0)
      .toSorted(([, one], [, other]) => other - one);
    return {
      addresses: all.length,
      failing: shares.filter((share) => share > 0).length,
      rate: all.length === 0 ? 0 : shares.reduce((sum, share) => sum + share, 0) / all.length,
      what: totals.map(([failure, count]) => `${failure} ${count}`).join(', '),
    };
  }

  /** Over all pages. */
  total(outcome: Outcome | Incident): number {
    return [...this.#counts.values()].reduce((sum, counts) => sum + (counts.get(outcome) ?? 0), 0);
  }

  /** For administrators: everything that is counted. */
  get report(): FiguresReport {
    const pages = [...new Set([...this.#counts.keys(), ...this.#vitals.keys()])].toSorted();
    return {
      addresses: this.#addresses.size,
      total: this.#figuresOf(pages),
      pages: pages.map((page) => ({ page, ...this.#figuresOf([page]) })),
    };
  }

  #figuresOf(pages: readonly string[]): DocumentFigures {
    const counts: DocumentFigures['counts'] = {};
    for (const page of pages)
      for (const [what, times] of this.#counts.get(page) ?? []) counts[what] = (counts[what] ?? 0) + times;
    const times = vitals.flatMap((vital) => {
      const value = percentile75(pages.flatMap((page) => this.#vitals.get(page)?.get(vital) ?? []));
      return value === undefined ? [] : [[vital, value] as const];
    });
    return { counts, ...Object.fromEntries(times) };
  }

  /** Page → outcome → number of documents. */
  get counts(): ReadonlyMap<string, ReadonlyMap<Outcome | Incident, number>> {
    return this.#counts;
  }

  /** What became of the documents, and the times that three of four do not exceed: `loaded 40, left 2; LCP 900, INP 40, CLS 0.01`. */
  get summary(): string {
    const counts = (['loaded', 'left', ...failures, 'repaired', 'policy violation'] as const)
      .map((outcome) => [outcome, this.total(outcome)] as const)
      .filter(([, count]) => count > 0);
    const { total } = this.report;
    return [
      counts.map(([outcome, count]) => `${outcome} ${count}`).join(', '),
      vitals
        .filter((vital) => total[vital] !== undefined)
        .map((vital) => `${vital.toUpperCase()} ${Number(total[vital]?.toFixed(vital === 'cls' ? 3 : 0))}`)
        .join(', '),
    ]
      .filter(Boolean)
      .join('; ');
  }

  #count(page: string, outcome: Outcome | Incident, times = 1): void {
    const counts = this.#counts.get(page) ?? new Map<Outcome | Incident, number>();
    this.#onCount(outcome, times);
    this.#counts.set(page, counts.set(outcome, (counts.get(outcome) ?? 0) + times));
  }
}

/** Value that three of four do not exceed; undefined without one. */
const percentile75 = (values: readonly number[]): number | undefined =>
  values.toSorted((one, other) => one - other)[Math.ceil(values.length * 0.75) - 1];
