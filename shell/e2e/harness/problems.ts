import type { BrowserContext, ConsoleMessage, Page } from 'playwright/test';

/**
 * Collects uncaught errors and `console.error` messages, among them hydration mismatches and violations of the content security
 * policy. Every message fails the test unless the test allows it.
 */
export class Problems {
  readonly #found: string[] = [];
  readonly #allowed: RegExp[] = [];

  watch(context: BrowserContext): void {
    context.on('page', (page) => this.#watchPage(page));
    context.on('weberror', (error) => this.#found.push(`uncaught: ${error.error().message}`));
  }

  /** Allows a message that the test provokes on purpose. */
  allow(message: RegExp): void {
    this.#allowed.push(message);
  }

  get unexpected(): string[] {
    return this.#found.filter((message) => !this.#allowed.some((allowed) => allowed.test(message)));
  }

  #watchPage(page: Page): void {
    page.on('console', (message: ConsoleMessage) => {
      if (message.type() === 'error') this.#found.push(`${message.text()} (${message.location().url})`);
    });
  }
}
