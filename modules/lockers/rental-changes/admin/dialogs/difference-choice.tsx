import { cents, centsFromText } from '@fachwerk/base/money';
import type { ContractForm } from '@fachwerk/react/contract-form';
import { formatMoney } from '@fachwerk/react/money';
import { useMay } from '@fachwerk/react/session';
import { useText } from '@fachwerk/react/texts';
import { Radio, Stack, Text, TextInput } from '@mantine/core';
import type { AccessRight, Settling } from '../../contract.ts';
import { type Difference, type LinkRefusal, whyNotSettle } from '../../rules/difference.ts';
import { adminDe } from '../../texts/admin.de.ts';
import { isReason } from './reason.ts';
import type { SettlingValues, Way } from './settling-values.ts';

export type Seen = Difference & { readonly whyNoLink: LinkRefusal | null };

const MORE = ['link', 'cash', 'card_on_site', 'waived'] as const;
const LESS = ['all', 'part', 'none'] as const;

/** What becomes of the difference as the form stands, and why it cannot be saved like this. */
export function useSettling(seen: Seen | null, { way: chosen, amount, reason }: SettlingValues) {
  const t = useText(adminDe);
  const mayRefund = useMay('rentals.refund');
  const maySettle = useMay('orders.settle');
  const way = seen ? wayOf(seen, chosen, mayRefund) : '';
  const settling = seen ? settlingOf(seen, way, amount) : undefined;
  const asked = { settling, reason: reason.trim(), mayRefund, maySettle, whyNoLink: seen?.whyNoLink ?? null };
  const refusal = seen ? whyNotSettle(seen, asked) : null;
  const isOpen = seen !== null && way === '' && (seen.differenceCents > 0 || isAskedBack(seen, mayRefund));
  const wrong = way === 'part' && (settling ? refusal && t('rental.refund_too_high') : t('access_rights.refund.bad'));
  const isPaid = way === 'link' || way === 'cash' || way === 'card_on_site';
  return {
    way,
    settling,
    wrong: wrong || null,
    isReasonNeeded: !isPaid,
    isReady: !isOpen && !wrong && refusal === null && (isPaid || isReason(reason)),
  };
}

const isAskedBack = ({ refundableCents }: Difference, mayRefund: boolean) => refundableCents > 0 && mayRefund;

/** What was chosen, if it is about this difference; more is paid by the link unless somebody says otherwise. */
function wayOf({ differenceCents, whyNoLink, ...rest }: Seen, chosen: Way, mayRefund: boolean): Way {
  if (differenceCents > 0) {
    const isAbout = (MORE as readonly Way[]).includes(chosen);
    return isAbout ? chosen : whyNoLink ? '' : 'link';
  }
  const isAsked = isAskedBack({ differenceCents, ...rest }, mayRefund);
  return isAsked && (LESS as readonly Way[]).includes(chosen) ? chosen : '';
}

function settlingOf({ differenceCents, refundableCents }: Seen, way: Way, amount: string): Settling | undefined {
  if (way === 'all') return { way: 'refund', cents: refundableCents };
  if (way === 'part') {
    const part = centsFromText(amount);
    return part ? { way: 'refund', cents: part } : undefined;
  }
  return way === '' || way === 'none' ? undefined : { way, cents: differenceCents };
}

type Props = {
  readonly form: Pick<ContractForm, 'field'>;
  readonly right: AccessRight;
  readonly seen: Seen;
  readonly asked: ReturnType<typeof useSettling>;
};

/** Asked in place: how more is paid, or what goes back of less. */
export function DifferenceChoice({ form, right, seen, asked }: Props) {
  const t = useText(adminDe);
  const mayRefund = useMay('rentals.refund');
  const money = (amount: number) => formatMoney(cents(amount));
  const { differenceCents, droppedCents, refundableCents } = seen;
  if (differenceCents > 0) return <More form={form} right={right} seen={seen} asked={asked} />;
  return (
    <>
      {droppedCents > 0 && (
        <Text size="sm">{t('access_rights.difference.dropped', { amount: money(droppedCents) })}</Text>
      )}
      {isAskedBack(seen, mayRefund) && (
        <Radio.Group
          label={t('access_rights.difference.less', { amount: money(refundableCents) })}
          required
          {...form.field('way')}
          value={asked.way}
        >
          <Stack gap="xs" mt="xs">
            {LESS.map((way) => (
              <Radio
                key={way}
                value={way}
                label={t(`access_rights.cancel.${way}`, { amount: money(refundableCents) })}
              />
            ))}
          </Stack>
        </Radio.Group>
      )}
      {asked.way === 'part' && (
        <TextInput
          label={t('access_rights.refund.amount')}
          inputMode="decimal"
          {...form.field('amount')}
          error={asked.wrong}
        />
      )}
    </>
  );
}

function More({ form, right, seen: { differenceCents, whyNoLink }, asked }: Props) {
  const t = useText(adminDe);
  const mayRefund = useMay('rentals.refund');
  const maySettle = useMay('orders.settle');
  const denied = t('access_rights.why.denied');
  const taken = maySettle ? t('access_rights.difference.taken_about') : denied;
  const whyNot = {
    link: whyNoLink && t(whyNoLink === 'rental.no_mail_address' ? whyNoLink : 'access_rights.difference.no_online'),
    cash: maySettle ? null : denied,
    card_on_site: maySettle ? null : denied,
    waived: mayRefund ? null : denied,
  };
  const about = {
    link: t('access_rights.difference.link_about', { email: right.customerEmail }),
    cash: taken,
    card_on_site: taken,
    waived: t('access_rights.difference.waived_about'),
  };
  return (
    <Radio.Group
      label={t('access_rights.difference.more', { amount: formatMoney(cents(differenceCents)) })}
      required
      {...form.field('way')}
      value={asked.way}
    >
      <Stack gap="xs" mt="xs">
        {MORE.map((way) => (
          <Radio
            key={way}
            value={way}
            label={t(`access_rights.difference.${way}`)}
            description={whyNot[way] ?? (way === asked.way ? about[way] : undefined)}
            disabled={whyNot[way] !== null}
          />
        ))}
      </Stack>
    </Radio.Group>
  );
}
