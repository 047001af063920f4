import { addMinutes } from '@fachwerk/base/time';
import { listEndedFulfilments, listOpenFulfilments } from '@fachwerk/fulfilment/facade';
import type { UseCase } from '@fachwerk/server/module';
import type { kitchenApi } from '../../contract.ts';
import { countPrinters } from '../print/printer-store.ts';
import { ticketsOf } from './tickets.ts';

/** Somebody still asks for it, or it was a tap by mistake. */
const ENDED_MINUTES = 180;
const MOST_ENDED = 40;

export const showBoard: UseCase<typeof kitchenApi.board> = async (ctx) => {
  const [open, ended, printers] = await Promise.all([
    listOpenFulfilments(ctx),
    listEndedFulfilments(ctx, addMinutes(ctx.now, -ENDED_MINUTES), MOST_ENDED),
    countPrinters(ctx),
  ]);
  const tickets = await ticketsOf(ctx, [...open, ...ended]);
  const isOpenOne = new Set(open.map(({ orderId }) => orderId));
  return {
    now: ctx.now,
    tickets: tickets.filter(({ orderId }) => isOpenOne.has(orderId)),
    ended: tickets.filter(({ orderId }) => !isOpenOne.has(orderId)),
    hasPrinters: printers > 0,
  };
};
