export { formData, KEEP_FORM_SECONDS } from './form-data.ts';
export { findInquiriesWith } from './inquiry-store.ts';
export { findKeeping } from './keeping-store.ts';
