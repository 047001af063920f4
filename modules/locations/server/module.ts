import { companiesInSight, inCompany } from '@fachwerk/companies/facade';
import { type Module, on } from '@fachwerk/server/module';
import { locationApi, locationCapabilities, locationProblems, locationStream } from '../contract.ts';
import { de } from '../texts/de.ts';
import { deDu } from '../texts/deDu.ts';
import { en } from '../texts/en.ts';
import { addLocation } from './add-location.ts';
import { listBoxSizes } from './box-size-store.ts';
import { createDemoLocations } from './demo-locations.ts';
import { removeImageJob } from './image-files.ts';
import { listLocations } from './list-locations.ts';
import { networkOf } from './network-of.ts';
import { listPriceGroups } from './price-store.ts';
import { removePrice } from './remove-price.ts';
import { removePriceGroup } from './remove-price-group.ts';
import { saveBoxSizes } from './save-box-sizes.ts';
import { saveLocation } from './save-location.ts';
import { savePreviewImage } from './save-preview-image.ts';
import { savePriceGroup } from './save-price-group.ts';
import { saveReviewLink } from './save-review-link.ts';

export const locations: Module = {
  name: 'locations',
  sql: new URL('../sql/', import.meta.url),
  capabilities: locationCapabilities,
  problems: locationProblems,
  texts: { de, deDu, en },
  streams: [locationStream],
  routes: [
    on(locationApi.list, listLocations),
    on(locationApi.add, addLocation),
    on(locationApi.save, saveLocation),
    on(locationApi.savePreviewImage, savePreviewImage),
    on(locationApi.saveReviewLink, saveReviewLink),
    on(locationApi.priceGroups, async (ctx) => ({
      priceGroups: await listPriceGroups(inCompany(ctx, await networkOf(ctx)), await companiesInSight(ctx)),
    })),
    on(locationApi.savePriceGroup, savePriceGroup),
    on(locationApi.removePriceGroup, removePriceGroup),
    on(locationApi.removePrice, removePrice),
    on(locationApi.boxSizes, async (ctx) => ({ boxSizes: await listBoxSizes(inCompany(ctx, await networkOf(ctx))) })),
    on(locationApi.saveBoxSizes, saveBoxSizes),
  ],
  jobs: [removeImageJob],
  demo: createDemoLocations,
};
