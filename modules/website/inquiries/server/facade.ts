export { whyNotRead } from '../rules/whether-to-take.ts';
export { formData, KEEP_FORM_SECONDS } from './form-data.ts';
export { drawnAt, stampOf } from './form-stamp.ts';
export { findInquiriesWith } from './inquiry-store.ts';
export { findKeeping } from './keeping-store.ts';
export { newsletterWishes, type TakeWish } from './newsletter-wish.ts';
