import { bookingPath } from '@fachwerk/appointments/rules/booking-path';
import { formatMoney } from '@fachwerk/base/format-number';
import { formatDuration } from '@fachwerk/base/format-time';
import { Icon } from '@fachwerk/site/icon';
import { useLocale, useText } from '@fachwerk/site/texts';
import { siteDe } from '../../texts/site.de.ts';
import type { Chosen } from '../chosen.ts';
import { ServiceFacts } from '../service-facts.tsx';
import css from './choice.module.css';

type Props = { readonly chosen: Chosen };

/** What of it: links that keep the rest of the choice, so that it works without a script. */
export function ChoicePart({ chosen: { offered, choice, staffId, sealed: von } }: Props) {
  const t = useText(siteDe);
  const locale = useLocale();
  const { variants, addons } = offered;
  if (variants.length + addons.length === 0) return null;
  const to = (next: Partial<typeof choice>) =>
    // The page comes back where the next thing is chosen.
    `${bookingPath(`/termine/${offered.id}`, { ...choice, ...next, staffId }, { von })}#${'addonIds' in next ? 'zusatz' : 'variante'}`;
  const toggled = (id: string) =>
    choice.addonIds.includes(id) ? choice.addonIds.filter((each) => each !== id) : [...choice.addonIds, id];
  return (
    <div className={css.choice}>
      {variants.length > 0 && (
        <nav id="variante" className={css.part} aria-label={t('book.variant')}>
          <h2 className={css.head}>{t('book.variant')}</h2>
          <ul className={css.options}>
            {variants.map((variant) => (
              <li key={variant.id}>
                <a
                  href={to({ variantId: variant.id })}
                  className={css.option}
                  aria-current={variant.id === choice.variantId || undefined}
                  rel="nofollow"
                >
                  <span className={css.name}>{variant.name}</span>
                  <ServiceFacts service={variant} />
                </a>
              </li>
            ))}
          </ul>
        </nav>
      )}
      {addons.length > 0 && (
        <nav id="zusatz" className={css.part} aria-label={t('book.addons')}>
          <h2 className={css.head}>{t('book.addons')}</h2>
          <ul className={css.options}>
            {addons.map(({ id, name, minutes, priceCents }) => {
              const isAdded = choice.addonIds.includes(id);
              return (
                <li key={id}>
                  <a
                    href={to({ addonIds: toggled(id) })}
                    className={css.option}
                    aria-current={isAdded || undefined}
                    rel="nofollow"
                  >
                    <span className={css.name}>
                      <span className={css.box}>{isAdded && <Icon name="check" size={16} />}</span>
                      {name}
                      <span className="fw-hidden">, {t(isAdded ? 'book.addon_remove' : 'book.addon_add')}</span>
                    </span>
                    <span>
                      {minutes > 0 && `+ ${formatDuration(minutes, locale)} · `}
                      <strong>+ {formatMoney(priceCents, locale)}</strong>
                    </span>
                  </a>
                </li>
              );
            })}
          </ul>
        </nav>
      )}
    </div>
  );
}
