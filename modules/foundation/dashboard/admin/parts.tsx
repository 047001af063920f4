export { ReleaseNotes } from './release-notes.tsx';
