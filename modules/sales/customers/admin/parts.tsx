export { RecordLink } from './record-link.tsx';
