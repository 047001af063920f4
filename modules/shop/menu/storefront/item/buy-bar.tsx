import { formatMoney } from '@fachwerk/base/format-number';
import { Button } from '@fachwerk/site/button';
import { useHydrated } from '@fachwerk/site/clock';
import { useLocale, useText } from '@fachwerk/site/texts';
import { type RefObject, useEffect, useState } from 'react';
import { siteDe } from '../../texts/site.de.ts';
import css from './buy-bar.module.css';

type Props = {
  readonly name: string;
  readonly cents: number;
  readonly isFrom: boolean;
  readonly form: string;
  readonly isBusy: boolean;
  /** Where the form is; in sight it has its own button. */
  readonly place: RefObject<HTMLElement | null>;
};

/** On a phone price and button stay in reach of the thumb, wherever one reads. */
export function BuyBar({ name, cents, isFrom, form, isBusy, place }: Props) {
  const t = useText(siteDe);
  const locale = useLocale();
  const isHydrated = useHydrated();
  const [isInSight, setInSight] = useState(true);
  useEffect(() => {
    const target = place.current;
    if (!target) return;
    const observer = new IntersectionObserver(([entry]) => setInSight(entry?.isIntersecting ?? true));
    observer.observe(target);
    return () => observer.disconnect();
  }, [place]);
  if (!isHydrated || isInSight) return null;
  const price = formatMoney(cents, locale);
  return (
    <section className={css.bar} aria-label={t('menu.item.buy')} data-at-bottom>
      <p className={css.words}>
        <span className={css.name}>{name}</span>
        <strong className="fw-figures">{isFrom ? t('menu.from', { price }) : price}</strong>
      </p>
      <Button act="add" form={form} isDisabled={isBusy}>
        {t('menu.item.add')}
      </Button>
    </section>
  );
}
