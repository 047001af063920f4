import { type Module, on } from '@fachwerk/server/module';
import { textsIn } from '@fachwerk/server/texts-in';
import { foundItemApi, foundItemCapabilities, foundItemProblems, foundItemStream } from '../contract.ts';
import { addFoundItem } from './add-found-item.ts';
import { addPhoto } from './add-photo.ts';
import { changeSettings } from './change-settings.ts';
import { editFoundItem } from './edit-found-item.ts';
import { forgetCollectors } from './forget-collectors.job.ts';
import { listFoundItems } from './list-found-items.ts';
import { moveFoundItem } from './move-found-item.ts';
import { notifyRenter } from './notify-renter.ts';
import { foundItemPersonalData } from './personal-data.ts';
import { showFoundItem } from './show-found-item.ts';
import { showSettings } from './show-settings.ts';

export const foundItems: Module = {
  name: 'found-items',
  sql: new URL('../sql/', import.meta.url),
  texts: await textsIn(new URL('../texts/', import.meta.url)),
  capabilities: foundItemCapabilities,
  problems: foundItemProblems,
  streams: [foundItemStream],
  personalData: foundItemPersonalData,
  jobs: [forgetCollectors],
  routes: [
    on(foundItemApi.list, listFoundItems),
    on(foundItemApi.settings, showSettings),
    on(foundItemApi.find, showFoundItem),
    on(foundItemApi.add, addFoundItem),
    on(foundItemApi.edit, editFoundItem),
    on(foundItemApi.photo, addPhoto),
    on(foundItemApi.notify, notifyRenter),
    on(foundItemApi.move, moveFoundItem),
    on(foundItemApi.saveSettings, changeSettings),
  ],
};
