export { Trap } from '../blocks/parts/trap.tsx';
