export { HowToPayCard } from './how-to-pay-card.tsx';
