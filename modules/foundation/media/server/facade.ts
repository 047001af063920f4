export { mediaDocuments, mediaPictures, stockSources } from './asset/media-pictures.ts';
export { mediaUses } from './asset/uses.ts';
