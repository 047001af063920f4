import { Art, artName } from '../art/art.tsx';
import classes from './news.module.css';

/** One of the product's drawings or the company's own picture; it adds nothing a screen reader would miss. */
export function NewsPicture({ img }: { img: string }) {
  const art = artName(img);
  return art ? <Art name={art} /> : <img className={classes.photo} src={img} alt="" loading="lazy" decoding="async" />;
}
