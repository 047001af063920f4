import { type Module, on } from '@fachwerk/server/module';
import { locationDeskApi } from '../contract.ts';
import { texts } from '../texts/all.ts';
import { listAddresses } from './list-addresses.ts';
import { readChecklist } from './read-checklist.ts';
import { readCurve } from './read-curve.ts';

export const locationDesk: Module = {
  name: 'location-desk',
  texts,
  routes: [
    on(locationDeskApi.checklist, readChecklist),
    on(locationDeskApi.curve, readCurve),
    on(locationDeskApi.addresses, listAddresses),
  ],
};
