import type { OfferedOption, PaymentOption } from '@fachwerk/payments/contract';
import { Choice } from '@fachwerk/site/choice';
import { Notice } from '@fachwerk/site/notice';
import { useText } from '@fachwerk/site/texts';
import type { Cart } from '../../contract-cart.ts';
import { paymentGroups } from '../../rules/payment-groups.ts';
import { siteDe } from '../../texts/site.de.ts';
import css from '../cart/cart.module.css';

type Options = { readonly options: readonly OfferedOption[]; readonly chosen: PaymentOption | null };

export function PaymentChoice({ options, chosen, label }: Options & { readonly label: string }) {
  const t = useText(siteDe);
  const isOffered = options.some(({ option }) => option === chosen);
  const groups = paymentGroups(options);
  const isOne = groups.length === 1;
  return groups.map(({ group, options: own }, at) => (
    <Choice
      key={group}
      name="zahlungsart"
      path={at === 0 ? 'paymentOption' : `paymentOption.${group}`}
      label={isOne ? label : t(`checkout.pay_${group}`)}
      isLabelHidden={isOne}
      value={(isOffered ? chosen : groups[0]?.options[0]?.option) ?? ''}
      options={own.map((offered) => ({
        value: offered.option,
        label: t(`checkout.option_${offered.option}`),
        detail: isTrial(offered) ? t('checkout.test_money_what') : t(`checkout.option_${offered.option}_what`),
      }))}
    />
  ));
}

/** How it is paid: the only way there is, the ways to choose from, or that there is none. */
export function PaymentPart({ cart: { paymentOptions, paymentOption } }: { readonly cart: Cart }) {
  const t = useText(siteDe);
  const [first] = paymentOptions;
  if (!first) {
    return (
      <Notice kind="warn" title={t('checkout.no_options')}>
        <p>{t('checkout.no_options_what')}</p>
      </Notice>
    );
  }
  if (paymentOptions.length > 1)
    return <PaymentChoice options={paymentOptions} chosen={paymentOption} label={t('checkout.payment_question')} />;
  return (
    <div>
      <input type="hidden" name="zahlungsart" value={first.option} />
      <p>{t('checkout.only_option', { option: t(`checkout.option_${first.option}`) })}</p>
      <p className={css.quiet}>{t(`checkout.option_${first.option}_what`)}</p>
    </div>
  );
}

/** A provider's keys that move no money. The built-in test payment says so by its name. */
const isTrial = ({ option, isTest }: OfferedOption): boolean => isTest && option !== 'test';

/** Says so to whoever pays: of the way that was chosen, and before that where there is no other. */
export function TestMoney({ options, chosen }: Options) {
  const t = useText(siteDe);
  const picked = options.filter(({ option }) => option === chosen);
  const meant = picked.length > 0 ? picked : options;
  if (meant.length === 0 || !meant.every(isTrial)) return null;
  return (
    <Notice kind="warn" title={t('checkout.test_money')}>
      <p>{t('checkout.test_money_what')}</p>
    </Notice>
  );
}
