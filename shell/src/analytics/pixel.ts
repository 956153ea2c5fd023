import { addScript, type PageViewTracker } from './tracker.ts';

/** The function that Meta's script expects: it queues calls until the script has loaded. */
interface Pixel {
  (...parameters: readonly unknown[]): void;
  callMethod?: (...parameters: readonly unknown[]) => void;
  queue: (readonly unknown[])[];
  push: Pixel;
  loaded: boolean;
  version: string;
  /** Otherwise the script would track a view at each change of the URL, before the title is set. */
  disablePushState: boolean;
}

declare global {
  interface Window {
    fbq?: Pixel;
    _fbq?: Pixel;
  }
}

const createPixel = (): Pixel => {
  const pixel: Pixel = (...parameters) =>
    pixel.callMethod ? pixel.callMethod(...parameters) : void pixel.queue.push(parameters);
  pixel.queue = [];
  pixel.push = pixel;
  pixel.loaded = true;
  pixel.version = '2.0';
  pixel.disablePushState = true;
  return pixel;
};

/** Starts Meta Pixel for page views only. With `autoConfig` it would also read buttons and forms. */
export const startPixel = (id: string): PageViewTracker => {
  const pixel = createPixel();
  window.fbq = pixel;
  window._fbq = pixel;
  pixel('set', 'autoConfig', false, id);
  pixel('init', id);
  addScript('https://connect.facebook.net/en_US/fbevents.js');
  return {
    trackPageView: () => pixel('track', 'PageView'),
    stop: () => pixel('consent', 'revoke'),
  };
};
