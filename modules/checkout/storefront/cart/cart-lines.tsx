import { Button } from '@fachwerk/site/button';
import { Form } from '@fachwerk/site/form';
import { Money } from '@fachwerk/site/money';
import { useText } from '@fachwerk/site/texts';
import type { Cart } from '../../contract.ts';
import { siteDe } from '../../texts/site.de.ts';
import { useLineWords } from '../words.ts';
import css from './cart.module.css';
import { LateTerms } from './cart-totals.tsx';

export function CartLines({ cart: { kind, lines } }: { readonly cart: Cart }) {
  const t = useText(siteDe);
  const lineWords = useLineWords(kind);
  return (
    <>
      <ul className={css.lines}>
        {lines.map((line) => (
          <li key={line.id} className={css.line} data-is-expired={line.isExpired}>
            <div className={css.words}>
              <h2 className={css.title}>{line.title}</h2>
              <p className={css.when}>{lineWords(line)}</p>
              {line.isExpired && <p className={css.quiet}>{t('cart.line_expired')}</p>}
            </div>
            <span className={css.price}>{!line.isExpired && <Money cents={line.priceCents} />}</span>
            {kind === 'booking' && (
              <div className={css.remove}>
                <Form hasOwnNotice hidden={{ zeile: line.id }}>
                  <Button act="remove" kind="quiet" icon="trash">
                    {t('cart.remove')}
                    <span className="fw-hidden"> {line.title}</span>
                  </Button>
                </Form>
              </div>
            )}
          </li>
        ))}
      </ul>
      <LateTerms lines={lines} />
    </>
  );
}
