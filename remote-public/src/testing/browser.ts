/** The browser settings of happy-dom that tests change. */
interface Browser {
  settings: { device: { prefersReducedMotion: string } };
  setViewport(size: { width: number }): void;
}
declare const happyDOM: Browser;

export const browser = (): Browser => happyDOM;
