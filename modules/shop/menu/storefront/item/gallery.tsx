import { useText } from '@fachwerk/site/texts';
import { type MouseEvent, useRef, useState } from 'react';
import type { ShownPicture } from '../../contract.ts';
import { siteDe } from '../../texts/site.de.ts';
import { Picture } from '../menu/picture.tsx';
import css from './gallery.module.css';
import { Zoom } from './zoom.tsx';

const SIZES = '(min-width: 900px) 620px, 100vw';
const slideId = (at: number) => `bild-${at + 1}`;

/** Swiped by the browser itself; without a script a small picture jumps to its large one, and a large one opens as a file. */
export function Gallery({ name, pictures }: { readonly name: string; readonly pictures: readonly ShownPicture[] }) {
  const t = useText(siteDe);
  const strip = useRef<HTMLUListElement>(null);
  const [shown, setShown] = useState(0);
  const [zoomed, setZoomed] = useState<number | null>(null);
  if (pictures.length === 0) return null;
  const isOne = pictures.length === 1;
  const goTo = (at: number) => (event: MouseEvent) => {
    event.preventDefault();
    strip.current?.scrollTo({ left: at * strip.current.clientWidth });
  };
  const open = (at: number) => (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    setZoomed(at);
  };
  const noteShown = () => {
    const { scrollLeft, clientWidth } = strip.current!;
    setShown(Math.round(scrollLeft / clientWidth));
  };
  return (
    <section className={css.gallery} aria-label={t('menu.item.pictures')}>
      <div className={css.stage}>
        <ul ref={strip} className={css.strip} onScroll={noteShown}>
          {pictures.map((picture, at) => (
            <li key={slideId(at)} id={slideId(at)}>
              <a
                href={picture.sources.at(-1)?.url}
                aria-label={t('menu.gallery.enlarge', { what: picture.alt || name })}
                onClick={open(at)}
              >
                <Picture picture={picture} className={css.picture ?? ''} sizes={SIZES} isFirst={at === 0} />
              </a>
            </li>
          ))}
        </ul>
        {!isOne && (
          <p className={css.count} aria-hidden="true">
            {shown + 1} / {pictures.length}
          </p>
        )}
      </div>
      {!isOne && (
        <ul className={css.thumbs}>
          {pictures.map((picture, at) => (
            <li key={slideId(at)}>
              <a
                href={`#${slideId(at)}`}
                aria-label={t('menu.gallery.show', { at: at + 1, of: pictures.length })}
                aria-current={at === shown || undefined}
                onClick={goTo(at)}
              >
                <Picture picture={{ ...picture, alt: '' }} className={css.picture ?? ''} sizes="96px" />
              </a>
            </li>
          ))}
        </ul>
      )}
      {zoomed !== null && <Zoom name={name} pictures={pictures} first={zoomed} onClose={() => setZoomed(null)} />}
    </section>
  );
}
