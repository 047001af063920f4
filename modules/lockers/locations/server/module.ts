import { rolePlaces } from '@fachwerk/auth/facade-roles';
import { handoverSources } from '@fachwerk/handover/facade';
import { priceGroupUses } from '@fachwerk/pricing/facade';
import { contribute, fill } from '@fachwerk/server/hooks';
import { type Module, on } from '@fachwerk/server/module';
import { textsIn } from '@fachwerk/server/texts-in';
import { locationApi, locationCapabilities, locationProblems, locationStream } from '../contract.ts';
import { addLocation } from './add-location.ts';
import { assignPriceGroup } from './assign-price-group.ts';
import { countGroupUses } from './count-group-uses.ts';
import { createDemoLocations } from './demo/create-demo-locations.ts';
import { siteLocations, sizesNow } from './facade-site.ts';
import { locationHandover } from './handover.ts';
import { removeImageJob } from './image/remove-image.job.ts';
import { savePreviewImage } from './image/save-preview-image.ts';
import { listLocationNames } from './list-location-names.ts';
import { listLocations } from './list-locations.ts';
import { countLocations } from './location-store.ts';
import { listRolePlaces } from './role-places.ts';
import { saveLocation } from './save-location.ts';
import { saveReviewLink } from './save-review-link.ts';

export const locations: Module = {
  name: 'locations',
  contributions: [contribute(handoverSources, locationHandover)],
  sql: new URL('../sql/', import.meta.url),
  capabilities: locationCapabilities,
  problems: locationProblems,
  texts: await textsIn(new URL('../texts/', import.meta.url)),
  streams: [locationStream],
  routes: [
    on(locationApi.list, listLocations),
    on(locationApi.names, listLocationNames),
    on(locationApi.add, addLocation),
    on(locationApi.save, saveLocation),
    on(locationApi.assignPriceGroup, assignPriceGroup),
    on(locationApi.savePreviewImage, savePreviewImage),
    on(locationApi.saveReviewLink, saveReviewLink),
  ],
  jobs: [removeImageJob],
  declaredHooks: [siteLocations, sizesNow],
  hooks: [fill(priceGroupUses, countGroupUses), fill(rolePlaces, listRolePlaces)],
  firstSteps: [
    {
      name: 'location',
      rank: 20,
      path: '/admin/locations/new',
      capability: 'locations.manage',
      kinds: ['franchisor'],
      isDone: async (ctx) => (await countLocations(ctx)) > 0,
    },
  ],
  demo: createDemoLocations,
};
