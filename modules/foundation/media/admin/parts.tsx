/** Choosing out of the media library, for whoever keeps the id of an asset. */
export { MediaField } from './picker/media-field.tsx';
export { MediaPicker } from './picker/media-picker.tsx';
