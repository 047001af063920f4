import { type Module, on } from '@fachwerk/server/module';
import { siteMarkApi, siteMarkStream } from '../contract.ts';
import { makeIcons } from './icons/make-icons.job.ts';
import { showIcons } from './icons/show-icons.ts';
import { drawSharePicture } from './share/draw-share-picture.job.ts';
import { fillSharePicture } from './share/share-picture.ts';

export const siteMarks: Module = {
  name: 'site-marks',
  sql: new URL('../sql/', import.meta.url),
  routes: [on(siteMarkApi.icons, showIcons)],
  streams: [siteMarkStream],
  jobs: [makeIcons, drawSharePicture],
  hooks: [fillSharePicture],
};
