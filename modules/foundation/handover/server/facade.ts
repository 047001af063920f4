export {
  type HandoverCtx,
  type HandoverScope,
  type HandoverSource,
  handoverSources,
  MOST_LINES,
  type OpenSource,
  type SourceFigure,
} from './source.ts';
export { countedFigure, logPath, rowsOfPart } from './source-parts.ts';
