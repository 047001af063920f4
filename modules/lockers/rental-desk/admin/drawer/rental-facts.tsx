import type { Output } from '@fachwerk/base/contract';
import { cents } from '@fachwerk/base/money';
import { Fact, Facts } from '@fachwerk/react/facts';
import { Money } from '@fachwerk/react/money';
import { useMay } from '@fachwerk/react/session';
import { useText } from '@fachwerk/react/texts';
import { formatDateTime, useNow } from '@fachwerk/react/time';
import type { AccessRight, rentalChangeApi } from '@fachwerk/rental-changes/contract';
import { Anchor } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { adminDe } from '../../texts/admin.de.ts';
import { listPath } from '../badge/list-paths.ts';
import classes from '../badge/rental-badge.module.css';
import { useRenterName } from '../badge/rental-badge.tsx';
import { restWords } from '../badge/rental-time.ts';

type Right = Output<typeof rentalChangeApi.find>;

export function RentalFacts({ right }: { right: Right }) {
  const t = useText(adminDe);
  const time = (at: Date) => formatDateTime(at, right.timeZone);
  useNow();
  return (
    <Facts>
      <CustomerFacts right={right} />
      <Fact name={t('access_rights.fact.box')}>
        <Way to={`/admin/locks/${right.lockId}`} capability="locks.read">
          {t('access_rights.box', { box: right.lockNumber, size: right.sizeCode })}
        </Way>
      </Fact>
      <Fact name={t('access_rights.fact.location')}>
        <Way to={`/admin/locations/${right.locationId}`} capability="locations.read">
          {right.locationName}
        </Way>
      </Fact>
      <Fact name={t('access_rights.fact.from')}>{time(right.startsAt)}</Fact>
      <Fact name={t('access_rights.fact.to')}>
        {time(right.endsAt)}
        {!right.endedAt && <span className={classes.quiet}> {restWords(right, new Date(), t)}</span>}
      </Fact>
      {right.endedAt && <Fact name={t('access_rights.fact.ended')}>{time(right.endedAt)}</Fact>}
      <Fact name={t('access_rights.fact.order')}>
        {right.orderId ? (
          <Way to={`/admin/orders/${right.orderId}`} capability="orders.read">
            {right.orderNumber}
          </Way>
        ) : (
          t('access_rights.no_order')
        )}
      </Fact>
      <Amounts right={right} />
      {right.note && <Fact name={t('access_rights.fact.note')}>{right.note}</Fact>}
    </Facts>
  );
}

function CustomerFacts({ right: { customerId, customerName, customerEmail } }: { right: AccessRight }) {
  const t = useText(adminDe);
  const renterName = useRenterName();
  const name = renterName({ customerName, customerEmail });
  return (
    <>
      <Fact name={t('access_rights.fact.customer')}>
        {customerId ? (
          <span className={classes.stack}>
            <Way to={`/admin/customers/${customerId}`} capability="customers.read">
              {name}
            </Way>
            <Anchor component={Link} to={listPath({ tab: 'all', customer: customerId })} size="sm">
              {t('access_rights.fact.all_of_customer')}
            </Anchor>
          </span>
        ) : (
          name
        )}
      </Fact>
      {customerEmail && (
        <Fact name={t('access_rights.fact.email')}>
          <Anchor href={`mailto:${customerEmail}`}>{customerEmail}</Anchor>
        </Fact>
      )}
    </>
  );
}

function Amounts({ right }: { right: Right }) {
  const t = useText(adminDe);
  const { priceCents, surchargeCents, waivedCents, dueCents, chargeSentAt, refundedCents } = right;
  const amounts = { surcharge: surchargeCents, waived: waivedCents, due: dueCents, refunded: refundedCents } as const;
  return (
    <>
      <Fact name={t('access_rights.fact.price')}>
        <Money amount={cents(priceCents)} />
      </Fact>
      {(['surcharge', 'waived', 'due', 'refunded'] as const)
        .filter((name) => amounts[name] > 0)
        .map((name) => (
          <Fact key={name} name={t(`access_rights.fact.${name}`)}>
            <Money amount={cents(amounts[name])} />
            {name === 'due' && chargeSentAt && (
              <span className={classes.quiet}>
                {' '}
                {t('access_rights.fact.link_sent', { sent: formatDateTime(chargeSentAt, right.timeZone) })}
              </span>
            )}
          </Fact>
        ))}
      {refundedCents > 0 && (
        <Fact name={t('access_rights.fact.left')}>
          <Money amount={cents(priceCents + surchargeCents - refundedCents)} />
        </Fact>
      )}
    </>
  );
}

/** Leads on for those who may see it there. */
function Way({ to, capability, children }: { to: string; capability: string; children: ReactNode }) {
  const may = useMay(capability);
  if (!may) return children;
  return (
    <Anchor component={Link} to={to}>
      {children}
    </Anchor>
  );
}
