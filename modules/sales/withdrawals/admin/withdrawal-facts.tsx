import type { Output } from '@fachwerk/base/contract';
import { Fact, Facts } from '@fachwerk/react/facts';
import { useText } from '@fachwerk/react/texts';
import { Ago, formatDate, formatDateTime } from '@fachwerk/react/time';
import { Alert, Anchor, Text, Title } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { Link } from 'react-router';
import type { withdrawalApi } from '../contract.ts';
import { refundDueAt } from '../rules/limits.ts';
import { adminDe } from '../texts/admin.de.ts';
import classes from './withdrawals.module.css';

export type WithdrawalStory = Output<typeof withdrawalApi.find>;

export function WithdrawalFacts({ withdrawal }: { withdrawal: WithdrawalStory }) {
  const t = useText(adminDe);
  const { receivedAt, orderId, orderNumber, isSameEmail, email, answers } = withdrawal;
  return (
    <>
      {orderId && !isSameEmail && (
        <Alert color="warn" icon={<IconAlertTriangle stroke={1.5} />}>
          {t('withdrawals.order.other_email')}
        </Alert>
      )}
      <section aria-label={t('withdrawals.statement')}>
        <Facts>
          <Fact name={t('withdrawals.field.received')}>{formatDateTime(receivedAt)}</Fact>
          <Fact name={t('withdrawals.field.order')}>
            {orderId ? (
              <Anchor component={Link} to={`/admin/orders/${orderId}`}>
                {orderNumber}
              </Anchor>
            ) : (
              `${orderNumber} (${t('withdrawals.order.unknown')})`
            )}
          </Fact>
          <Fact name={t('withdrawals.field.subject')}>
            <span className={classes.words}>{withdrawal.subject || t('withdraw.whole_order')}</span>
          </Fact>
          <Fact name={t('withdrawals.field.email')}>
            <Anchor href={`mailto:${email}`}>{email}</Anchor>
          </Fact>
          <Fact name={t('withdrawals.field.due')}>{formatDate(refundDueAt(receivedAt))}</Fact>
          <Fact name={t('withdrawals.field.company')}>{withdrawal.companyName}</Fact>
        </Facts>
      </section>
      {answers.length > 0 && (
        <section aria-labelledby="withdrawal-answers">
          <Title order={2} size="h4" id="withdrawal-answers" mb="xs">
            {t('withdrawals.answers')}
          </Title>
          <ul className={classes.answers}>
            {answers.map(({ id, at, personName, text }) => (
              <li key={id}>
                <Text size="sm" c="dimmed" component="div">
                  {personName}, <Ago at={at} />
                </Text>
                <p className={classes.words}>{text}</p>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}
