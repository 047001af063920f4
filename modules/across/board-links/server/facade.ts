export { addLink, listLinks, type StoredLink } from './link-store.ts';
