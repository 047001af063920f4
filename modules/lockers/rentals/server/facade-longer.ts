export { holdLonger, longerHeldUntil, releaseLonger, settleLonger } from './hold/hold-longer.ts';
