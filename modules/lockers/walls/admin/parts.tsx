/** The wall of one location, for pages about it. */
export { LocationWall } from './wall/location-wall.tsx';
