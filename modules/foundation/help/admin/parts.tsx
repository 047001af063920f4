export { provideHandbook } from './handbook-source.ts';
