export { inDemoCompanies, renewDemoRentals } from './demo/demo-rentals.ts';
