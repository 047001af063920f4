import { type Module, on } from '@fachwerk/server/module';
import { textsIn } from '@fachwerk/server/texts-in';
import { locationDeskApi } from '../contract.ts';
import { listRows } from './list/list-rows.ts';
import { listAddresses } from './list-addresses.ts';
import { readChecklist } from './read-checklist.ts';
import { readCurve } from './read-curve.ts';

export const locationDesk: Module = {
  name: 'location-desk',
  texts: await textsIn(new URL('../texts/', import.meta.url)),
  routes: [
    on(locationDeskApi.checklist, readChecklist),
    on(locationDeskApi.list, listRows),
    on(locationDeskApi.curve, readCurve),
    on(locationDeskApi.addresses, listAddresses),
  ],
};
