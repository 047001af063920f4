export { AttemptNotice, RentalKey } from './rental/open-box.tsx';
export { OverrunNote } from './rental/surcharge-due.tsx';
export type { RentalData } from './page-data.ts';
