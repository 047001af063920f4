export { copyOwnPictures, showOwnPicture } from './stock/own-copies.ts';
export { ownPictureId, ownPicturesIn } from './stock/own-pictures.ts';
