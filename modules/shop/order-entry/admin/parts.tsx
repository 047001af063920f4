export { EntryPage } from './entry/entry-page.tsx';
