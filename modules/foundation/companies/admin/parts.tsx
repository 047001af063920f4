export { LegalDataFields, LegalDataStanding } from './legal-data-fields.tsx';
