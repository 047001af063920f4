export { CompanyStatusBars } from './support/company-status-bars.tsx';
