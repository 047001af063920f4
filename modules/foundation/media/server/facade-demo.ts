export { addDemoPictures, type DemoPicture } from './demo/add-demo-pictures.ts';
