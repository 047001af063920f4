import type { Module } from '@fachwerk/server/module';
import { texts } from '../texts/all.ts';

/** Screens alone; what they ask for is `chat`. */
export const chatDesk: Module = { name: 'chat-desk', texts };
