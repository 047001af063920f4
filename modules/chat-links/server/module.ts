import { type Module, on } from '@fachwerk/server/module';
import { chatLinkApi, chatLinkProblems } from '../contract.ts';
import { texts } from '../texts/all.ts';
import { createOrder } from './create-order.ts';
import { saveOrder } from './save-order.ts';
import { showAbout } from './show-about.ts';

export const chatLinks: Module = {
  name: 'chat-links',
  texts,
  problems: chatLinkProblems,
  routes: [
    on(chatLinkApi.about, showAbout),
    on(chatLinkApi.saveOrder, saveOrder),
    on(chatLinkApi.createOrder, createOrder),
  ],
};
