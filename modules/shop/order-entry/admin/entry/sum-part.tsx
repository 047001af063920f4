import { cents } from '@fachwerk/base/money';
import { formatMoney } from '@fachwerk/react/money';
import { useText } from '@fachwerk/react/texts';
import { Alert, Button, Radio, Text, Title } from '@mantine/core';
import { IconAlertTriangle, IconCheck, IconId } from '@tabler/icons-react';
import type { EntryPayment, Quote } from '../../contract.ts';
import { adminDe } from '../../texts/admin.de.ts';
import classes from './entry.module.css';
import type { useEntry } from './use-entry.ts';

type Entry = ReturnType<typeof useEntry>;

type Props = { entry: Entry; isWaiting: boolean; onPlace: () => void };

/** What it comes to, how it is paid, and the button that makes it an order. */
export function SumPart({ entry, isWaiting, onPlace }: Props) {
  const t = useText(adminDe);
  const { quote, draft, setDraft, payment, whyNot, isTried, refused } = entry;
  const reason = whyNot && ('code' in whyNot ? t(whyNot.code) : whyNot.sentence);
  return (
    <section className={classes.part} aria-labelledby="entry-sum">
      <Title order={2} size="h4" id="entry-sum">
        {t('order_entry.sum')}
      </Title>
      {quote && <Sums quote={quote} isEmpty={draft.lines.length === 0} />}
      {quote && quote.payments.length > 0 && quote.totalCents > 0 && (
        <Radio.Group
          label={t('order_entry.payment')}
          value={payment ?? ''}
          onChange={(next) => setDraft({ ...draft, payment: next as EntryPayment })}
        >
          <div className={classes.choices}>
            {quote.payments.map((each) => (
              <Radio key={each} value={each} label={t(`order_entry.payment.${each}`)} />
            ))}
          </div>
        </Radio.Group>
      )}
      {payment === 'link' && (
        <Text size="sm" c="dimmed">
          {t('order_entry.link_about')}
        </Text>
      )}
      {refused && (
        <Alert role="alert" color="danger" icon={<IconAlertTriangle stroke={1.5} />}>
          {refused.code === 'entry.total_changed' && quote
            ? t('order_entry.total_changed', { total: formatMoney(cents(quote.totalCents)) })
            : refused.message}
        </Alert>
      )}
      {isTried && reason && !refused && (
        <Alert role="alert" color="warn" icon={<IconAlertTriangle stroke={1.5} />}>
          {reason}
        </Alert>
      )}
      <Button
        size="md"
        loading={entry.isPlacing || isWaiting}
        leftSection={<IconCheck size={18} stroke={1.5} />}
        onClick={onPlace}
        aria-describedby="entry-keys"
      >
        {t('order_entry.place')}
      </Button>
      <Text id="entry-keys" size="xs" c="dimmed" visibleFrom="sm">
        {t('order_entry.keys')}
      </Text>
    </section>
  );
}

function Sums({ quote, isEmpty }: { quote: Quote; isEmpty: boolean }) {
  const t = useText(adminDe);
  const { sums, totalCents, netCents, vat, minimumAge } = quote;
  const money = (amount: number) => formatMoney(cents(amount));
  const rows = [
    ['goods', sums.goodsCents],
    ['deposit', sums.depositCents],
    ['delivery', sums.deliveryCents],
    ['handling', sums.handlingCents],
    ['surcharge', sums.surchargeCents],
    ['discount', -sums.discountCents],
    ['tip', sums.tipCents],
  ] as const;
  const isMissing = !isEmpty && quote.type !== null && sums.missingCents > 0;
  return (
    <>
      <dl className={classes.sums} aria-live="polite">
        {rows
          .filter(([name, amount]) => name === 'goods' || amount !== 0)
          .map(([name, amount]) => (
            <div key={name}>
              <dt>{t(`order_entry.${name}`)}</dt>
              <dd>{money(amount)}</dd>
            </div>
          ))}
        <div data-sum>
          <dt>{t('order_entry.total')}</dt>
          <dd>{money(totalCents)}</dd>
        </div>
        {totalCents > 0 && (
          <>
            <div data-quiet>
              <dt>{t('order_entry.net')}</dt>
              <dd>{money(netCents)}</dd>
            </div>
            {vat.map(({ vatPercent, vatCents }) => (
              <div key={vatPercent} data-quiet>
                <dt>{t('order_entry.vat', { percent: vatPercent })}</dt>
                <dd>{money(vatCents)}</dd>
              </div>
            ))}
          </>
        )}
      </dl>
      {isMissing && (
        <Text size="sm" c={sums.isBlocked ? 'danger' : 'warn'}>
          {t('order_entry.missing', { minimum: money(sums.minimumCents), missing: money(sums.missingCents) })}
        </Text>
      )}
      {minimumAge > 0 && (
        <Alert color="info" icon={<IconId stroke={1.5} />}>
          {t('order_entry.age', { age: minimumAge })}
        </Alert>
      )}
    </>
  );
}
