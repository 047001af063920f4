export { BlockFrame } from './block-frame.tsx';
