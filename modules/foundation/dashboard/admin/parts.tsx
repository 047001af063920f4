export { useFirstScreen } from './first-screen.ts';
export { ReleaseNotes } from './release-notes.tsx';
