import { watchChatSubject } from '../layout/whatsapp/chat-subject.ts';
import { watchChatButton } from '../layout/whatsapp/watch-fold.ts';
import { startMotion } from '../motion/start-motion.ts';
import { layOutSlices } from '../navigation/lay-out-slices.ts';
import { watchPaper } from '../paper/watch-paper.ts';

/** What a page does once it is interactive. Its code is no part of the first load. */
export const whenInteractive = (): void => {
  layOutSlices();
  watchChatButton();
  watchChatSubject();
  watchPaper();
  startMotion();
  const beacon = document.querySelector<HTMLMetaElement>('meta[name=beacon]');
  if (beacon) void import('../beacon/beacon.ts').then(({ startBeacon }) => startBeacon(beacon.content));
};
