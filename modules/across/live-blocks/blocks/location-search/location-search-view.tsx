import { formatMoney } from '@fachwerk/base/format-number';
import type { BlockOf } from '@fachwerk/pages/rules/block-kind';
import { Button } from '@fachwerk/site/button';
import { Icon } from '@fachwerk/site/icon';
import { useLocale, useText } from '@fachwerk/site/texts';
import type { SearchData } from '../../rules/live-data.ts';
import { siteDe } from '../../texts/site.de.ts';
import css from './location-search.module.css';
import type { locationSearchBlock } from './location-search-block.ts';

/** One field to a box; below a hero it stands on the edge of its picture. A form that any browser sends, scripts or none. */
export function Part({ given }: { readonly given: BlockOf<typeof locationSearchBlock, SearchData | null> }) {
  const t = useText(siteDe);
  const { data, content, id } = given;
  if (!data) return null;
  const field = `ort-${id}`;
  const known = `orte-${id}`;
  return (
    <div className={css.card}>
      <search>
        <form className={css.form} method="get" action="/standorte">
          <label className={css.label} htmlFor={field}>
            {t('live.find.label')}
          </label>
          <span className={css.field}>
            <Icon name="pin" size={22} />
            <input
              id={field}
              className={css.input}
              type="search"
              name="ort"
              list={known}
              placeholder={data.places[0]}
              autoComplete="address-level2"
              maxLength={80}
            />
          </span>
          <datalist id={known}>
            {data.places.map((place) => (
              <option key={place} value={place} />
            ))}
          </datalist>
          <Button>{content.action || t('live.find.go')}</Button>
        </form>
      </search>
      {content.showsFacts && <Facts data={data} />}
    </div>
  );
}

function Facts({ data: { fromCents, free, locations } }: { readonly data: SearchData }) {
  const t = useText(siteDe);
  const locale = useLocale();
  return (
    <ul className={css.facts}>
      {fromCents !== null && (
        <li>
          <strong className="fw-figures">{t('live.find.from', { price: formatMoney(fromCents, locale) })}</strong>
        </li>
      )}
      <li>
        <span className={css.dot} data-is-free={free > 0 || undefined} />
        {free > 0 ? t('live.find.free', { count: free }) : t('live.location.taken')}
      </li>
      <li>{t('live.find.places', { count: locations })}</li>
      <li>
        <a href="/standorte">{t('live.find.near')}</a>
      </li>
    </ul>
  );
}
