import { Icon } from '@fachwerk/site/icon';
import { useText } from '@fachwerk/site/texts';
import { type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react';
import type { ShownPicture } from '../../contract.ts';
import { siteDe } from '../../texts/site.de.ts';
import css from './zoom.module.css';

type Props = {
  readonly name: string;
  readonly pictures: readonly ShownPicture[];
  readonly first: number;
  readonly onClose: () => void;
};

/** One picture over the page, as large as the screen or twice that; the browser keeps the focus in it. */
export function Zoom({ name, pictures, first, onClose }: Props) {
  const t = useText(siteDe);
  const dialog = useRef<HTMLDialogElement>(null);
  const [at, setAt] = useState(first);
  const [isLarge, setLarge] = useState(false);
  useLayoutEffect(() => {
    const box = dialog.current;
    box?.showModal();
    return () => box?.close();
  }, []);
  const step = (by: number) => {
    setLarge(false);
    setAt((at + by + pictures.length) % pictures.length);
  };
  const onKey = ({ key }: KeyboardEvent) => {
    if (isLarge || pictures.length < 2) return;
    if (key === 'ArrowRight') step(1);
    if (key === 'ArrowLeft') step(-1);
  };
  const picture = pictures[at]!;
  return (
    <dialog
      ref={dialog}
      className={css.zoom}
      aria-label={t('menu.gallery.of', { item: name })}
      onClose={() => !dialog.current?.open && onClose()}
      onKeyDown={onKey}
    >
      <header className={css.head}>
        <p className={css.count} role="status">
          {pictures.length > 1 ? t('menu.gallery.count', { at: at + 1, of: pictures.length }) : name}
        </p>
        <button type="button" className={css.tool} onClick={() => dialog.current?.close()}>
          <Icon name="close" />
          <span className="fw-hidden">{t('menu.item.close')}</span>
        </button>
      </header>
      <div className={css.stage} data-is-large={isLarge || undefined}>
        <button
          type="button"
          className={css.picture}
          aria-pressed={isLarge}
          aria-label={t('menu.gallery.zoom', { what: picture.alt || name })}
          onClick={() => setLarge(!isLarge)}
        >
          <img src={picture.sources.at(-1)?.url} alt={picture.alt} width={1280} height={960} />
        </button>
      </div>
      {pictures.length > 1 && (
        <div className={css.steps}>
          <button type="button" className={css.tool} onClick={() => step(-1)}>
            <Icon name="back" />
            <span className="fw-hidden">{t('menu.gallery.previous')}</span>
          </button>
          <button type="button" className={css.tool} onClick={() => step(1)}>
            <Icon name="arrow" />
            <span className="fw-hidden">{t('menu.gallery.next')}</span>
          </button>
        </div>
      )}
    </dialog>
  );
}
