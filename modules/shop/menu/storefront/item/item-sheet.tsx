import { Icon } from '@fachwerk/site/icon';
import { useText } from '@fachwerk/site/texts';
import { useLayoutEffect, useRef } from 'react';
import type { MenuCard, ShownItem } from '../../contract.ts';
import type { Chosen } from '../../rules/form-choice.ts';
import { siteDe } from '../../texts/site.de.ts';
import { ChoiceForm } from './choice-form.tsx';
import { ItemFacts, ItemPictures } from './item-facts.tsx';
import css from './item-sheet.module.css';
import { useWhyNot } from './use-why-not.ts';

type Props = {
  readonly card: MenuCard;
  /** Null while it comes. */
  readonly item: ShownItem | null;
  readonly onClose: () => void;
  readonly onAdd: (chosen: Chosen, isAnew: boolean) => Promise<void>;
};

/** An item over the menu: from below on a phone, in the middle of a larger screen. The browser keeps the focus in it. */
export function ItemSheet({ card, item, onClose, onAdd }: Props) {
  const t = useText(siteDe);
  const dialog = useRef<HTMLDialogElement>(null);
  const whyNot = useWhyNot(card);
  useLayoutEffect(() => {
    const box = dialog.current;
    if (!box) return;
    // Beside the sheet; with the keyboard it is Escape, which the browser brings.
    const besides = ({ target }: MouseEvent) => target === box && box.close();
    box.addEventListener('click', besides);
    box.showModal();
    return () => {
      box.removeEventListener('click', besides);
      // While it is still there: the browser gives the focus back to whatever opened it.
      box.close();
    };
  }, []);
  return (
    <dialog
      ref={dialog}
      className={css.sheet}
      aria-labelledby={`artikel-${card.id}`}
      onClose={() => !dialog.current?.open && onClose()}
    >
      <div className={css.inner}>
        <header className={css.head}>
          <h2 id={`artikel-${card.id}`}>{card.name}</h2>
          <button type="button" className={css.close} onClick={() => dialog.current?.close()}>
            <Icon name="close" />
            <span className="fw-hidden">{t('menu.item.close')}</span>
          </button>
        </header>
        {item ? (
          <>
            <ItemPictures item={item} />
            <ItemFacts item={item} />
            {!item.isCatalogue && <ChoiceForm offer={item.offer} isMeal={card.isMeal} whyNot={whyNot} onAdd={onAdd} />}
          </>
        ) : (
          <p role="status">{t('menu.item.loading')}</p>
        )}
      </div>
    </dialog>
  );
}
