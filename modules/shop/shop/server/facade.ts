export { coverageOf } from './areas/show-coverage.ts';
export { pauseShop } from './settings/pause-shop.ts';
export { shopOf } from './settings/shop-of.ts';
export { showReadiness as shopStanding } from './settings/show-readiness.ts';
export { bookSlot, slotsNow } from './slots/book-slot.ts';
export { bookedSlots, releaseSlot } from './slots/slot-store.ts';
export { findTable } from './tables/table-store.ts';
