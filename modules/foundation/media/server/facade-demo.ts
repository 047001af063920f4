export { addDemoPictures, type DemoPicture } from './demo/add-demo-pictures.ts';
export { DEMO_PICTURE_IDS } from './demo/demo-picture-ids.ts';
export { type OwnPicture, ownPicture } from './demo/own-demo-picture.ts';
