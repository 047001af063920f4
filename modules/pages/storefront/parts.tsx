export { BlockFrame } from './block-frame.tsx';
export { PageFrame } from './page-frame.tsx';
