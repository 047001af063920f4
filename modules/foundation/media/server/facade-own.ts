export { copyOwnPictures, showOwnPicture } from './stock/own-copies.ts';
export { ownPictureId } from './stock/own-pictures.ts';
