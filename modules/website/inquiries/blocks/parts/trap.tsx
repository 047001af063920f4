import { useText } from '@fachwerk/site/texts';
import { FORM_NAMES } from '../../rules/form-names.ts';
import { siteDe } from '../../texts/site.de.ts';
import css from './trap.module.css';

/** Nobody sees it, hears it or comes to it by the keyboard; what fills in whatever it finds does. */
export function Trap({ id }: { readonly id: string }) {
  const t = useText(siteDe);
  return (
    <div className={css.trap} aria-hidden="true">
      <label htmlFor={id}>{t('inquiry.form.trap')}</label>
      <input id={id} name={FORM_NAMES.trap} tabIndex={-1} autoComplete="off" />
    </div>
  );
}
