export { LocationCard } from './card/location-card.tsx';
export { LocationMap } from './map/location-map.tsx';
export { OpenState } from './open-state.tsx';
export { useLocationText } from './use-location-text.ts';
