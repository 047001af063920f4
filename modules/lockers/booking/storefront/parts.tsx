export { LocationCard } from './home/location-card.tsx';
export { LocationMap } from './home/location-map.tsx';
export { OpenState } from './open-state.tsx';
