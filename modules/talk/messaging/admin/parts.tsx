export { CustomerChoice } from './compose/customer-choice.tsx';
