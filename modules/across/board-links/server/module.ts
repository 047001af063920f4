import { customerMerges } from '@fachwerk/customers/facade';
import { contribute } from '@fachwerk/server/hooks';
import { type Module, on } from '@fachwerk/server/module';
import { textsIn } from '@fachwerk/server/texts-in';
import { linkApi, linkProblems } from '../contract.ts';
import { linkCard } from './link-card.ts';
import { listBoardLinks } from './list-board-links.ts';
import { listCardLinks } from './list-card-links.ts';
import { mergeLinks } from './merge-links.ts';
import { personalData } from './personal-data.ts';
import { removeLink } from './remove-link.ts';

export const boardLinks: Module = {
  name: 'board-links',
  sql: new URL('../sql/', import.meta.url),
  texts: await textsIn(new URL('../texts/', import.meta.url)),
  problems: linkProblems,
  personalData,
  contributions: [contribute(customerMerges, mergeLinks)],
  routes: [
    on(linkApi.list, listCardLinks),
    on(linkApi.ofBoard, listBoardLinks),
    on(linkApi.add, linkCard),
    on(linkApi.remove, removeLink),
  ],
};
