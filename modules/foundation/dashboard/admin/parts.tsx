import { lazyPart } from '@fachwerk/react/lazy-part';

export { useFirstScreen } from './first-screen.ts';
/** The shell has the rest of this file; the words of the releases are for who reads them. */
export const ReleaseNotes = lazyPart(async () => (await import('./release-notes.tsx')).ReleaseNotes);
