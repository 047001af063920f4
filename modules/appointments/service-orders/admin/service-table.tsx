import { useMay } from '@fachwerk/react/session';
import { useText } from '@fachwerk/react/texts';
import { formatTime } from '@fachwerk/react/time';
import { Anchor, Button, Table, Text } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { Link } from 'react-router';
import type { ServiceOrder } from '../contract.ts';
import { whyNotPlan } from '../rules/service.ts';
import { adminDe } from '../texts/admin.de.ts';
import classes from './service-table.module.css';

type Props = { services: readonly ServiceOrder[]; onPlan: (service: ServiceOrder) => void };

const keyOf = ({ orderId, position }: ServiceOrder) => `${orderId} ${position}`;

/** A table where there is room for one, else a card for each. */
export function ServiceTable(props: Props) {
  const isNarrow = useMediaQuery('(max-width: 767px)', false, { getInitialValueInEffect: false });
  return isNarrow ? <Cards {...props} /> : <Rows {...props} />;
}

function Rows({ services, onPlan }: Props) {
  const t = useText(adminDe);
  const heads = ['when', 'what', 'customer', 'duration', 'status'] as const;
  return (
    <Table verticalSpacing="sm">
      <Table.Thead>
        <Table.Tr>
          {heads.map((name) => (
            <Table.Th key={name}>{t(`services.column.${name}`)}</Table.Th>
          ))}
          <Table.Th>{t('services.staff')}</Table.Th>
          <Table.Th />
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {services.map((service) => (
          <Table.Tr key={keyOf(service)}>
            <Table.Td>
              <When service={service} />
            </Table.Td>
            <Table.Td>
              <What service={service} />
            </Table.Td>
            <Table.Td>
              <ForWhom service={service} />
            </Table.Td>
            <Table.Td>{t('services.minutes', { count: service.minutes })}</Table.Td>
            <Table.Td>{t(`services.status.${service.status}`)}</Table.Td>
            <Table.Td>{service.staffName || t('services.staff_nobody')}</Table.Td>
            <Table.Td>
              <PlanButton service={service} onPlan={onPlan} />
            </Table.Td>
          </Table.Tr>
        ))}
      </Table.Tbody>
    </Table>
  );
}

function Cards({ services, onPlan }: Props) {
  const t = useText(adminDe);
  return (
    <ul className={classes.cards}>
      {services.map((service) => (
        <li key={keyOf(service)} className={classes.card}>
          <What service={service} />
          <When service={service} />
          <ForWhom service={service} />
          <Text size="sm" c="dimmed">
            {[
              t('services.minutes', { count: service.minutes }),
              t(`services.status.${service.status}`),
              service.staffName || t('services.staff_nobody'),
            ].join(' · ')}
          </Text>
          <PlanButton service={service} onPlan={onPlan} />
        </li>
      ))}
    </ul>
  );
}

type Of = { service: ServiceOrder };

function What({ service: { quantity, title, orderId, orderNumber } }: Of) {
  return (
    <div>
      <Text size="sm" fw={600}>
        {quantity > 1 ? `${quantity}× ${title}` : title}
      </Text>
      <Anchor component={Link} to={`/admin/orders/${orderId}`} size="sm">
        {orderNumber}
      </Anchor>
    </div>
  );
}

function ForWhom({ service: { customerName, phone } }: Of) {
  return (
    <div>
      <Text size="sm">{customerName}</Text>
      {phone && (
        <Anchor display="block" size="sm" href={`tel:${phone.replace(/[^\d+]/g, '')}`}>
          {phone}
        </Anchor>
      )}
    </div>
  );
}

/** What has its time already is planned otherwise, not once more. */
function PlanButton({ service, onPlan }: Of & Pick<Props, 'onPlan'>) {
  const t = useText(adminDe);
  const mayPlan = useMay('services.plan');
  if (!mayPlan) return null;
  const refusal = whyNotPlan(service);
  const { title, isPlanned } = service;
  return (
    <Button
      size="xs"
      variant="default"
      disabled={refusal !== null}
      title={refusal ? t(refusal) : undefined}
      aria-label={t(isPlanned ? 'services.replan_title' : 'services.plan_title', { title })}
      onClick={() => onPlan(service)}
    >
      {t(isPlanned ? 'services.replan' : 'services.plan')}
    </Button>
  );
}

function When({ service: { startsAt, isPlanned } }: Of) {
  const t = useText(adminDe);
  if (!startsAt)
    return (
      <Text size="sm" c="dimmed">
        {t('services.no_time')}
      </Text>
    );
  const time = formatTime(startsAt, 'weekdayTime');
  return <Text size="sm">{isPlanned ? time : t('services.wished', { time })}</Text>;
}
