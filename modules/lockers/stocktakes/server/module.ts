import { type Module, on } from '@fachwerk/server/module';
import { textsIn } from '@fachwerk/server/texts-in';
import { stocktakeApi, stocktakeCapabilities, stocktakeProblems, stocktakeStream } from '../contract.ts';
import { printProtocol } from './protocol/print-protocol.ts';
import { listStocktakeLocations } from './reading/list-stocktake-locations.ts';
import { listStocktakes } from './reading/list-stocktakes.ts';
import { showStocktake } from './reading/show-stocktake.ts';
import { addReport } from './recording/add-report.ts';
import { followDifference } from './recording/follow-difference.ts';
import { startStocktake } from './recording/start-stocktake.ts';

export const stocktakes: Module = {
  name: 'stocktakes',
  sql: new URL('../sql/', import.meta.url),
  texts: await textsIn(new URL('../texts/', import.meta.url)),
  capabilities: stocktakeCapabilities,
  problems: stocktakeProblems,
  streams: [stocktakeStream],
  routes: [
    on(stocktakeApi.list, listStocktakes),
    on(stocktakeApi.locations, listStocktakeLocations),
    on(stocktakeApi.find, showStocktake),
    on(stocktakeApi.start, startStocktake),
    on(stocktakeApi.record, addReport),
    on(stocktakeApi.follow, followDifference),
    on(stocktakeApi.print, printProtocol),
  ],
};
