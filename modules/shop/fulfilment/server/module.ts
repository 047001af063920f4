import { handedOverBy, handoverSaid, handoversOf, statusChosen } from '@fachwerk/orders/facade-hooks';
import { fill } from '@fachwerk/server/hooks';
import { type Module, on } from '@fachwerk/server/module';
import { textsIn } from '@fachwerk/server/texts-in';
import { fulfilmentCapabilities, fulfilmentProblems, fulfilmentStream } from '../contract.ts';
import { fulfilmentSiteApi } from '../contract-site.ts';
import { fulfilmentApi } from '../contract-staff.ts';
import { boxesWanted } from './facade-hooks.ts';
import { sayHandover } from './mail/handover-said.ts';
import { changePromise } from './moving/change-promise.ts';
import { followStatus, moveFulfilment } from './moving/move-fulfilment.ts';
import { noteFailedPayment, noteRefund, showPaidOrder, stopCancelledOrder } from './moving/on-order-events.ts';
import { saveParcels } from './moving/save-parcels.ts';
import { readFulfilment } from './read-fulfilment.ts';
import { ordersHandedOverBy } from './record/handed-over-by.ts';
import { listHandovers } from './record/handovers-of.ts';
import { fulfilmentPersonalData } from './record/personal-data.ts';
import { showFulfilment } from './site/show-fulfilment.ts';

export const fulfilment: Module = {
  name: 'fulfilment',
  sql: new URL('../sql/', import.meta.url),
  texts: await textsIn(new URL('../texts/', import.meta.url)),
  capabilities: fulfilmentCapabilities,
  problems: fulfilmentProblems,
  streams: [fulfilmentStream],
  hooks: [
    fill(handedOverBy, ordersHandedOverBy),
    fill(handoverSaid, sayHandover),
    fill(handoversOf, listHandovers),
    fill(statusChosen, followStatus),
  ],
  declaredHooks: [boxesWanted],
  listeners: [showPaidOrder, stopCancelledOrder, noteFailedPayment, noteRefund],
  personalData: fulfilmentPersonalData,
  routes: [
    on(fulfilmentApi.find, readFulfilment),
    on(fulfilmentApi.move, moveFulfilment),
    on(fulfilmentApi.promise, changePromise),
    on(fulfilmentApi.saveParcels, saveParcels),
    on(fulfilmentSiteApi.show, showFulfilment),
  ],
};
