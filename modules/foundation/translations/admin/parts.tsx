export { useTextsByAltClick } from './texts-by-alt-click.ts';
