export { LegalDataFields, LegalDataReadiness } from './legal-data-fields.tsx';
