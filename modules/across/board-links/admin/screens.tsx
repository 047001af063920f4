import { boardSlot, cardFaceSlot, cardSlot } from '@fachwerk/boards/slots';
import { lazyPart } from '@fachwerk/react/lazy-part';
import { fillSlot, type SlotFill } from '@fachwerk/react/slot';

const CardLinks = lazyPart(async () => (await import('./card-links.tsx')).CardLinks);
const CardTimer = lazyPart(async () => (await import('./card-timer.tsx')).CardTimer);
const FaceLinks = lazyPart(async () => (await import('./face-links.tsx')).FaceLinks);
const WatchLinks = lazyPart(async () => (await import('./watch-links.tsx')).WatchLinks, 'unsaid');

export const slots: readonly SlotFill[] = [
  fillSlot(cardSlot, CardLinks),
  fillSlot(cardSlot, CardTimer),
  fillSlot(cardFaceSlot, FaceLinks),
  fillSlot(boardSlot, WatchLinks),
];
