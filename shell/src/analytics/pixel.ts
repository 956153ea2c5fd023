import { addScript, type Measurer } from './measurer.ts';

/** What Meta's script expects to find: a function that keeps calls until the script takes them over. */
interface Pixel {
  (...words: readonly unknown[]): void;
  callMethod?: (...words: readonly unknown[]) => void;
  queue: (readonly unknown[])[];
  push: Pixel;
  loaded: boolean;
  version: string;
  /** The script would count a view at each change of the address, before the title is set. */
  disablePushState: boolean;
}

declare global {
  interface Window {
    fbq?: Pixel;
    _fbq?: Pixel;
  }
}

const createPixel = (): Pixel => {
  const pixel: Pixel = (...words) => (pixel.callMethod ? pixel.callMethod(...words) : void pixel.queue.push(words));
  pixel.queue = [];
  pixel.push = pixel;
  pixel.loaded = true;
  pixel.version = '2.0';
  pixel.disablePushState = true;
  return pixel;
};

/** Meta Pixel: page views only. Without `autoConfig` off it would read buttons and forms of its own accord. */
export const startPixel = (id: string): Measurer => {
  const pixel = createPixel();
  window.fbq = pixel;
  window._fbq = pixel;
  pixel('set', 'autoConfig', false, id);
  pixel('init', id);
  addScript('https://connect.facebook.net/en_US/fbevents.js');
  return {
    seePage: () => pixel('track', 'PageView'),
    stop: () => pixel('consent', 'revoke'),
  };
};
