import { type Module, on } from '@fachwerk/server/module';
import { chatFrameApi } from '../contract.ts';
import { texts } from '../texts/all.ts';
import { showFramedBy } from './show-framed-by.ts';

/** Pages; what they ask for is `chat`. */
export const chatSite: Module = { name: 'chat-site', texts, routes: [on(chatFrameApi.framedBy, showFramedBy)] };
