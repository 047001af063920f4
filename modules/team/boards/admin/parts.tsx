/** One own field of a card, to be filled in. */
export { ValueInput } from './field/value-input.tsx';
