import { chatSlot, messageSlot } from '@fachwerk/chat/slots';
import { lazyPart } from '@fachwerk/react/lazy-part';
import { lazyScreen, type Screen } from '@fachwerk/react/screen';
import { fillSlot, type SlotFill } from '@fachwerk/react/slot';

const AboutPanel = lazyPart(async () => (await import('./about-panel.tsx')).AboutPanel);
const Translation = lazyPart(async () => (await import('./translation.tsx')).Translation);

export const screens: readonly Screen[] = [
  {
    path: '/admin/orders-new/chat/:chatId',
    title: 'chat_links.new_order',
    capability: 'orders.enter',
    Screen: lazyScreen(async () => (await import('./new-order-page.tsx')).NewOrderPage),
  },
];

export const slots: readonly SlotFill[] = [fillSlot(chatSlot, AboutPanel), fillSlot(messageSlot, Translation)];
