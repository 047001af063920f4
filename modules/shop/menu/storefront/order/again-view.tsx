import type { Output } from '@fachwerk/base/contract';
import { formatMoney } from '@fachwerk/base/format-number';
import { Button, ButtonLink } from '@fachwerk/site/button';
import { Form } from '@fachwerk/site/form';
import { Stack } from '@fachwerk/site/layout';
import { Notice } from '@fachwerk/site/notice';
import type { ViewProps } from '@fachwerk/site/page';
import { PageTitle } from '@fachwerk/site/page-title';
import { useLocale, useText } from '@fachwerk/site/texts';
import type { menuApi } from '../../contract.ts';
import { siteDe } from '../../texts/site.de.ts';
import css from './again.module.css';

export type AgainData = Output<typeof menuApi.again>;

export function View({ data: { number, lines } }: ViewProps<AgainData>) {
  const t = useText(siteDe);
  const locale = useLocale();
  const there = lines.filter(({ whyNot }) => whyNot === null);
  return (
    <Stack>
      <PageTitle lead={t('menu.again.lead', { number })} />
      {there.length < lines.length && there.length > 0 && <Notice kind="warn" title={t('menu.again.some_gone')} />}
      {there.length === 0 && <Notice kind="warn" title={t('menu.nothing_left')} />}
      <ul className={css.lines}>
        {lines.map(({ id, title, detail, quantity, unitCents, wasCents, whyNot }) => (
          <li key={id} data-is-out={whyNot !== null || undefined}>
            <span>
              {quantity} × {title}
              {detail && <small>{detail}</small>}
              {!whyNot && wasCents !== null && (
                <strong>{t('menu.again.was', { price: formatMoney(wasCents, locale) })}</strong>
              )}
              {whyNot && <strong>{t(whyNot.code as 'item.sold_out', { ...whyNot.params, item: title })}</strong>}
            </span>
            {!whyNot && <span className="fw-figures">{formatMoney(unitCents * quantity, locale)}</span>}
          </li>
        ))}
      </ul>
      {there.length > 0 ? (
        <Form>
          <Button act="again" icon="bag">
            {t('menu.item.add')}
          </Button>
        </Form>
      ) : (
        <div>
          <ButtonLink to="/shop">{t('menu.home.look_around')}</ButtonLink>
        </div>
      )}
    </Stack>
  );
}
