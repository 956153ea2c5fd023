/** What happy-dom lets a test decide about the browser. */
interface Browser {
  settings: { device: { prefersReducedMotion: string } };
  setViewport(size: { width: number }): void;
}
declare const happyDOM: Browser;

/** The browser of the test. */
export const browser = (): Browser => happyDOM;
