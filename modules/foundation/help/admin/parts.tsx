export { provideHandbook } from './handbook-source.ts';
export { useHandbookPages } from './use-handbook.ts';
