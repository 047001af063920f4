import { chatSlot, messageSlot } from '@fachwerk/chat-desk/slots';
import { fillSlot, type SlotFill } from '@fachwerk/react/slot';
import { lazy } from 'react';

const AboutPanel = lazy(async () => ({ default: (await import('./about-panel.tsx')).AboutPanel }));
const Translation = lazy(async () => ({ default: (await import('./translation.tsx')).Translation }));

export const slots: readonly SlotFill[] = [fillSlot(chatSlot, AboutPanel), fillSlot(messageSlot, Translation)];
