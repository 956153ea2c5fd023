import type { BrowserContext, ConsoleMessage, Page } from 'playwright/test';

/**
 * Collects uncaught errors and `console.error` messages, among them hydration mismatches and violations of the content security
 * policy. Every message fails the test unless the test allows it.
 */
export class Problems {
  readonly #found: string[] = [];
  readonly #allowed: RegExp[] = [];
  /** URLs of documents that the server could not fill, because no renderer was free. The browser fills them, and reports their status. */
  readonly #withoutContent = new Set<string>();

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
    page.on('response', (response) => {
      const isDocument = response.request().resourceType() === 'document';
      if (isDocument && response.status() === 503 && response.headers()['x-rendered-by'] === 'frame')
        this.#withoutContent.add(response.url());
    });
    page.on('console', (message: ConsoleMessage) => {
      const { url } = message.location();
      const isStatus = message.text().includes('status of 503') && this.#withoutContent.has(url);
      if (message.type() === 'error' && !isStatus) this.#found.push(`${message.text()} (${url})`);
    });
  }
}
