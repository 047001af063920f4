export { ItemCard } from './menu/item-card.tsx';
export { OpeningBar } from './menu/opening-bar.tsx';
export { Picture } from './menu/picture.tsx';
export { Price } from './menu/price.tsx';
export { StarRow } from './menu/stars.tsx';
