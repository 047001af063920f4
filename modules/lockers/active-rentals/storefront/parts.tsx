export type { RentalData } from './page-data.ts';
export { AttemptNotice, RentalKey } from './rental/open-box.tsx';
export { OverrunNote } from './rental/surcharge-due.tsx';
