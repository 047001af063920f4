import { chatSlot } from '@fachwerk/chat-desk/slots';
import { fillSlot, type SlotFill } from '@fachwerk/react/slot';
import { lazy } from 'react';

const AboutPanel = lazy(async () => ({ default: (await import('./about-panel.tsx')).AboutPanel }));

export const slots: readonly SlotFill[] = [fillSlot(chatSlot, AboutPanel)];
