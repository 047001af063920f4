export { type HandoverScope, type HandoverSource, handoverSources, MOST_LINES } from './source.ts';
export { countedFigure, logPath, rowsOfPart } from './source-parts.ts';
