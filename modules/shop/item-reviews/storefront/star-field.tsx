import { FieldError, useField } from '@fachwerk/site/field';
import { useText } from '@fachwerk/site/texts';
import { siteDe } from '../texts/site.de.ts';
import css from './star-field.module.css';

const STAR = 'M10 1.6l2.6 5.3 5.8.8-4.2 4.1 1 5.8-5.2-2.7-5.2 2.7 1-5.8L1.6 7.7l5.8-.8z';

type Props = { readonly name: string; readonly label: string; readonly value: number | null };

/** One to five stars as five radio buttons: with keys, without a script, and as large as a thumb. */
export function StarField({ name, label, value }: Props) {
  const t = useText(siteDe);
  const { typed, error, id } = useField(name, name, value === null ? '' : String(value), {
    words: label,
    isNeeded: false,
  });
  return (
    <fieldset id={id} className={css.field} aria-describedby={error && `${id}-error`} tabIndex={error ? -1 : undefined}>
      <legend className={css.label}>{label}</legend>
      <div className={css.stars}>
        {[1, 2, 3, 4, 5].map((stars) => (
          <label key={stars} className={css.star}>
            <input
              type="radio"
              name={name}
              value={stars}
              defaultChecked={typed === String(stars)}
              required
              className="fw-hidden"
            />
            <svg viewBox="0 0 20 20" width={36} height={36} aria-hidden="true" focusable="false">
              <path d={STAR} />
            </svg>
            <span className="fw-hidden">{t('review.stars', { count: stars })}</span>
          </label>
        ))}
      </div>
      <FieldError id={`${id}-error`} error={error} />
    </fieldset>
  );
}
