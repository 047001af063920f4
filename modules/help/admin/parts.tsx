export { provideHandbook } from './handbook.ts';
