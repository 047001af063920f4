import { Art, artName } from '../art/art.tsx';
import classes from './news.module.css';

/** An illustration or an uploaded picture; decorative, so hidden from screen readers. */
export function NewsPicture({ img }: { img: string }) {
  const art = artName(img);
  return art ? <Art name={art} /> : <img className={classes.photo} src={img} alt="" loading="lazy" decoding="async" />;
}
