export { BlockFrame, PageFrame } from './block-frame.tsx';
