import { type Module, on } from '@fachwerk/server/module';
import { textsIn } from '@fachwerk/server/texts-in';
import { mediaApi, mediaCapabilities, mediaProblems, mediaStream } from '../contract.ts';
import { stockApi, stockProblems } from '../contract-stock.ts';
import { cropAsset } from './asset/crop-asset.ts';
import { findAsset } from './asset/find-asset.ts';
import { listAssets } from './asset/list-assets.ts';
import { listPictures } from './asset/list-pictures.ts';
import { removeAsset } from './asset/remove-asset.ts';
import { removeFilesJob } from './asset/remove-files.job.ts';
import { replaceAsset } from './asset/replace-asset.ts';
import { saveAsset } from './asset/save-asset.ts';
import { suggestAlt } from './asset/suggest-alt.ts';
import { uploadAsset } from './asset/upload-asset.ts';
import { mediaUses } from './asset/uses.ts';
import { listShelves } from './folder/list-shelves.ts';
import { removeFolder } from './folder/remove-folder.ts';
import { saveFolder } from './folder/save-folder.ts';
import { copyOwnPictureJob } from './stock/copy-own-picture.job.ts';
import { listProviders } from './stock/list-providers.ts';
import { searchStock } from './stock/search-stock.ts';
import { takePhoto } from './stock/take-photo.ts';

export const media: Module = {
  name: 'media',
  sql: new URL('../sql/', import.meta.url),
  texts: await textsIn(new URL('../texts/', import.meta.url)),
  capabilities: mediaCapabilities,
  problems: { ...mediaProblems, ...stockProblems },
  streams: [mediaStream],
  declaredPoints: [mediaUses],
  jobs: [removeFilesJob, copyOwnPictureJob],
  routes: [
    on(mediaApi.list, listAssets),
    on(mediaApi.find, findAsset),
    on(mediaApi.shelves, listShelves),
    on(mediaApi.pictures, listPictures),
    on(mediaApi.upload, uploadAsset),
    on(mediaApi.save, saveAsset),
    on(mediaApi.suggestAlt, suggestAlt),
    on(mediaApi.crop, cropAsset),
    on(mediaApi.replace, replaceAsset),
    on(mediaApi.remove, removeAsset),
    on(mediaApi.saveFolder, saveFolder),
    on(mediaApi.removeFolder, removeFolder),
    on(stockApi.providers, listProviders),
    on(stockApi.search, searchStock),
    on(stockApi.take, takePhoto),
  ],
};
