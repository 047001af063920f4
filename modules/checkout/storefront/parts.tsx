export { askedField, isContactAsked, keepAskedContact } from './steps/contact-fields.ts';
export { ContactPart } from './steps/contact-part.tsx';
export { useDurationWords, useProblemWords, useSpanWords, useUnitWords, withWeekday } from './words.ts';
