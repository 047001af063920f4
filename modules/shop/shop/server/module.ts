import { askedFirst, type Module, on } from '@fachwerk/server/module';
import { textsIn } from '@fachwerk/server/texts-in';
import { shopApi, shopCapabilities, shopProblems, shopSiteApi, shopStream } from '../contract.ts';
import { areaApi } from '../contract-area.ts';
import { tableApi } from '../contract-table.ts';
import { canBePaid } from '../rules/payments.ts';
import { addArea } from './areas/add-area.ts';
import { importAreas } from './areas/import-areas.ts';
import { removeAreas } from './areas/remove-areas.ts';
import { saveArea } from './areas/save-area.ts';
import { showAreas } from './areas/show-areas.ts';
import { showCoverage } from './areas/show-coverage.ts';
import { createDemoShop } from './demo/create-demo-shop.ts';
import { findShop } from './settings/find-shop.ts';
import { pauseShop } from './settings/pause-shop.ts';
import { resumeShop } from './settings/resume-shop.ts';
import { saveShop } from './settings/save-shop.ts';
import { shopOf } from './settings/shop-of.ts';
import { showReadiness } from './settings/show-readiness.ts';
import { showShopBar } from './settings/show-shop-bar.ts';
import { showShopNow } from './settings/show-shop-now.ts';
import { addTables } from './tables/add-tables.ts';
import { printTables } from './tables/print-tables.ts';
import { removeTable } from './tables/remove-table.ts';
import { saveTable } from './tables/save-table.ts';
import { showTables } from './tables/show-tables.ts';

/** A salon is booked, and paid on site: it needs no shop for its first customer. */
const SELLING_TRADES = ['', 'restaurant', 'shop', 'lockers'];

export const shop: Module = {
  name: 'shop',
  sql: new URL('../sql/', import.meta.url),
  texts: await textsIn(new URL('../texts/', import.meta.url)),
  capabilities: shopCapabilities,
  problems: shopProblems,
  streams: [shopStream],
  firstScreen: [askedFirst('service', shopApi.now, showShopNow, () => ({}))],
  routes: [
    on(shopApi.find, findShop),
    on(shopApi.save, saveShop),
    on(shopApi.standing, showReadiness),
    on(shopApi.now, showShopNow),
    on(shopApi.pause, pauseShop),
    on(shopApi.resume, resumeShop),
    on(shopSiteApi.bar, showShopBar),
    on(areaApi.list, showAreas),
    on(areaApi.coverage, showCoverage),
    on(areaApi.add, addArea),
    on(areaApi.save, saveArea),
    on(areaApi.remove, removeAreas),
    on(areaApi.import, importAreas),
    on(tableApi.list, showTables),
    on(tableApi.add, addTables),
    on(tableApi.save, saveTable),
    on(tableApi.remove, removeTable),
    on(tableApi.print, printTables),
  ],
  firstSteps: [
    {
      name: 'shop',
      rank: 20,
      path: '/admin/shop-settings',
      capability: 'shop.manage',
      trades: SELLING_TRADES,
      isDone: async (ctx) => {
        const { lines } = await showReadiness(ctx);
        return lines.every(({ topic, state }) => state !== 'open' || (topic !== 'hours' && topic !== 'handover'));
      },
    },
    {
      name: 'payment',
      rank: 40,
      path: '/admin/settings/payments',
      capability: 'payments.manage',
      kinds: ['merchant'],
      trades: SELLING_TRADES,
      isDone: async (ctx) => canBePaid(await shopOf(ctx)),
    },
  ],
  demo: createDemoShop,
};
