import { boardSlot, cardFaceSlot, cardSlot } from '@fachwerk/board-desk/slots';
import { fillSlot, type SlotFill } from '@fachwerk/react/slot';
import { lazy } from 'react';

const CardLinks = lazy(async () => ({ default: (await import('./card-links.tsx')).CardLinks }));
const CardTimer = lazy(async () => ({ default: (await import('./card-timer.tsx')).CardTimer }));
const FaceLinks = lazy(async () => ({ default: (await import('./face-links.tsx')).FaceLinks }));
const WatchLinks = lazy(async () => ({ default: (await import('./watch-links.tsx')).WatchLinks }));

export const slots: readonly SlotFill[] = [
  fillSlot(cardSlot, CardLinks),
  fillSlot(cardSlot, CardTimer),
  fillSlot(cardFaceSlot, FaceLinks),
  fillSlot(boardSlot, WatchLinks),
];
