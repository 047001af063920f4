export { StandingBars } from './support/standing-bars.tsx';
