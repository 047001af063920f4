import { rentalStatus } from '@fachwerk/dialogues/facade-hooks';
import { fill } from '@fachwerk/server/hooks';
import { type Module, on } from '@fachwerk/server/module';
import { textsIn } from '@fachwerk/server/texts-in';
import { chatLinkApi, chatLinkProblems } from '../contract.ts';
import { createOrder } from './create-order.ts';
import { describeRentals } from './describe-rentals.ts';
import { saveOrder } from './save-order.ts';
import { showAbout } from './show-about.ts';
import { showBuyer } from './show-buyer.ts';
import { showTranslator } from './show-translator.ts';
import { translateMessage } from './translate-message.ts';

export const chatLinks: Module = {
  name: 'chat-links',
  texts: await textsIn(new URL('../texts/', import.meta.url)),
  problems: chatLinkProblems,
  hooks: [fill(rentalStatus, describeRentals)],
  routes: [
    on(chatLinkApi.about, showAbout),
    on(chatLinkApi.translator, showTranslator),
    on(chatLinkApi.translate, translateMessage),
    on(chatLinkApi.saveOrder, saveOrder),
    on(chatLinkApi.buyer, showBuyer),
    on(chatLinkApi.createOrder, createOrder),
  ],
};
