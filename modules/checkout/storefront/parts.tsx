export { useDurationWords, useProblemWords, useSpanWords, useUnitWords, withWeekday } from './words.ts';
