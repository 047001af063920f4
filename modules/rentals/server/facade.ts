export { lockRental, rentalByKey } from './rental-store.ts';
