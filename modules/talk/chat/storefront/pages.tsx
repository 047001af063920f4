import type { Page } from '@fachwerk/site/page';
import { chatAboutPage, chatAboutViewPage, chatPage, chatViewPage } from './chat-page.ts';
import { startAboutPage, startPage, startViewPage } from './start-page.ts';

export const pages: readonly Page[] = [
  startPage,
  startViewPage,
  startAboutPage,
  chatAboutViewPage,
  chatAboutPage,
  chatViewPage,
  chatPage,
];
