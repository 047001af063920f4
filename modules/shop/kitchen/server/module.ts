import { type Module, on } from '@fachwerk/server/module';
import { textsIn } from '@fachwerk/server/texts-in';
import { kitchenApi, kitchenCapabilities, kitchenProblems } from '../contract.ts';
import { printerApi, printerWireApi } from '../contract-printer.ts';
import { showBoard } from './board/show-board.ts';
import { createDemoOrders } from './demo/create-demo-orders.ts';
import { letOrdersCome } from './demo/let-orders-come.job.ts';
import { addPrinter } from './print/add-printer.ts';
import { answerPoll } from './print/answer-poll.ts';
import { confirmTicket } from './print/confirm-ticket.ts';
import { forgetPrintJobs } from './print/forget-print-jobs.job.ts';
import { giveTicket } from './print/give-ticket.ts';
import { kitchenPersonalData } from './print/personal-data.ts';
import { printAgain } from './print/print-again.ts';
import { printMoved } from './print/print-moved.ts';
import { removePrinter } from './print/remove-printer.ts';
import { renewAddress } from './print/renew-address.ts';
import { savePrinter } from './print/save-printer.ts';
import { showPrinters } from './print/show-printers.ts';
import { testPrinter } from './print/test-printer.ts';
import { saveSettings } from './settings/save-settings.ts';
import { showSettings } from './settings/show-settings.ts';
import { watchUnaccepted } from './watch/watch-unaccepted.job.ts';

export const kitchen: Module = {
  name: 'kitchen',
  sql: new URL('../sql/', import.meta.url),
  texts: await textsIn(new URL('../texts/', import.meta.url)),
  capabilities: kitchenCapabilities,
  problems: kitchenProblems,
  listeners: [printMoved],
  personalData: kitchenPersonalData,
  jobs: [watchUnaccepted, forgetPrintJobs, letOrdersCome],
  demo: createDemoOrders,
  routes: [
    on(kitchenApi.board, showBoard),
    on(kitchenApi.settings, showSettings),
    on(kitchenApi.saveSettings, saveSettings),
    on(printerApi.list, showPrinters),
    on(printerApi.add, addPrinter),
    on(printerApi.save, savePrinter),
    on(printerApi.renew, renewAddress),
    on(printerApi.remove, removePrinter),
    on(printerApi.test, testPrinter),
    on(printerApi.reprint, printAgain),
    on(printerWireApi.poll, answerPoll),
    on(printerWireApi.fetch, giveTicket),
    on(printerWireApi.confirm, confirmTicket),
  ],
};
