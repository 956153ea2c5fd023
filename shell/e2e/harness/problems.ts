import type { BrowserContext, ConsoleMessage, Page } from 'playwright/test';

/**
 * Everything that a page should never say: uncaught errors, `console.error` (repaired hydration and refused content policy
 * among them). A test that provokes one names it; any other fails the test.
 */
export class Problems {
  readonly #found: string[] = [];
  readonly #allowed: RegExp[] = [];

  watch(context: BrowserContext): void {
    context.on('page', (page) => this.#watchPage(page));
    context.on('weberror', (error) => this.#found.push(`uncaught: ${error.error().message}`));
  }

  /** Names a message that the test provokes on purpose. */
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
