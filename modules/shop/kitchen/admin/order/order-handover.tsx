import { fulfilmentStream } from '@fachwerk/fulfilment/contract';
import { type FulfilmentStep, fulfilmentApi } from '@fachwerk/fulfilment/contract-staff';
import { townLine } from '@fachwerk/fulfilment/rules/town-line';
import type { OrderStory } from '@fachwerk/orders/contract-staff';
import { useAsk } from '@fachwerk/react/call';
import { Fact, Facts } from '@fachwerk/react/facts';
import { useLiveRefetch } from '@fachwerk/react/live-refetch';
import { useMay } from '@fachwerk/react/session';
import { currentLocale, useText } from '@fachwerk/react/texts';
import { formatDateTime, formatTime } from '@fachwerk/react/time';
import { Anchor, List, Stack, Title } from '@mantine/core';
import { Link } from 'react-router';
import { tableCalled } from '../../rules/ticket-lines.ts';
import { adminDe } from '../../texts/admin.de.ts';

/** In the drawer of an order: how it is handed over, how far it is, and what happened so far. */
export function OrderHandover({ order }: { readonly order: OrderStory }) {
  const t = useText(adminDe);
  const mayRead = useMay('fulfilment.read');
  const asked = useAsk(fulfilmentApi.find, { orderId: order.id }, { isEnabled: mayRead });
  useLiveRefetch({ hints: mayRead ? [fulfilmentStream] : [], asks: [fulfilmentApi.find] });
  const found = asked.data?.fulfilment;
  if (!found) return null;
  const { type, state, promisedAt, wishedAt, address, tableName, note, steps } = found;
  const isParcel = type === 'shipment';
  return (
    <Stack component="section" gap="xs">
      <Title order={3}>{t('handover.title')}</Title>
      <Facts>
        <Fact name={t('handover.type')}>
          {t(`kitchen.type.${type}`)}
          {tableName && `, ${tableCalled(tableName, t('kitchen.table'))}`}
        </Fact>
        <Fact name={t('handover.state')}>
          {t(`kitchen.state.${state}`)}{' '}
          {!isParcel && (
            <Anchor component={Link} to="/admin/kitchen" underline="always">
              {t('handover.to_kitchen')}
            </Anchor>
          )}
        </Fact>
        {!isParcel && (
          <Fact name={t('handover.wished')}>{wishedAt ? formatDateTime(wishedAt) : t('handover.asap')}</Fact>
        )}
        {promisedAt && <Fact name={t('handover.promised')}>{formatDateTime(promisedAt)}</Fact>}
        {address && (
          <Fact name={t('handover.address')}>
            {[address.name, address.company, address.street, address.addition, townLine(address, currentLocale())]
              .filter(Boolean)
              .join(', ')}
          </Fact>
        )}
        {note && <Fact name={t('handover.note')}>{note}</Fact>}
      </Facts>
      <List size="sm">
        {steps.map((step) => (
          <List.Item key={step.id}>
            <time>{formatTime(step.at, 'time')}</time> <StepWords step={step} />
            {step.personName && ` · ${step.personName}`}
          </List.Item>
        ))}
      </List>
    </Stack>
  );
}

function StepWords({ step: { kind, data } }: { readonly step: FulfilmentStep }) {
  const t = useText(adminDe);
  const state = kind === 'added' ? data.state : data.to;
  if (kind === 'added' || kind === 'moved') return t(`kitchen.state.${state as 'new'}`);
  if (kind === 'promised') return t('handover.step.promised', { time: formatTime(new Date(String(data.to)), 'time') });
  return t(`handover.step.${kind}`);
}
