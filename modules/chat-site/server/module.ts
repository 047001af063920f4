import type { Module } from '@fachwerk/server/module';
import { texts } from '../texts/all.ts';

/** Pages alone; what they ask for is `chat`. */
export const chatSite: Module = { name: 'chat-site', texts };
