import { useAsk } from '@fachwerk/react/call';
import { CheckLine, CheckLines } from '@fachwerk/react/check-lines';
import { useLiveRefetch } from '@fachwerk/react/live-refetch';
import { translate, useText } from '@fachwerk/react/texts';
import { Paper, Text } from '@mantine/core';
import { IconCircleCheck } from '@tabler/icons-react';
import { type ReadinessLine, shopApi, shopStream } from '../contract.ts';
import { adminDe } from '../texts/admin.de.ts';
import classes from './shop.module.css';

const HERE = '/admin/shop-settings';
const WAYS: Readonly<Record<ReadinessLine['topic'], string>> = {
  items: '/admin/shop/new',
  hours: `${HERE}#times`,
  handover: `${HERE}#ways`,
  payment: `${HERE}#payments`,
  party: '/admin/settings/company',
  legal: '/admin/website/legal',
  domain: '/admin/domains',
  catalogue: `${HERE}#look`,
  pause: HERE,
};

/** "Bereitschaft": what is missing, why, and the way to it. What is done is not worth a line. */
export function ShopChecklist() {
  const t = useText(adminDe);
  useLiveRefetch({ hints: [shopStream], asks: [shopApi.standing] });
  const { data } = useAsk(shopApi.standing, {});
  if (!data) return null;
  const left = data.lines.filter(({ state, topic }) => state !== 'done' && topic !== 'pause');
  return (
    <Paper withBorder className={classes.open ?? ''} component="section" aria-label={t('shop.standing')}>
      <Text fw={600} role="status">
        {data.isOrderable && <IconCircleCheck size={20} stroke={1.5} aria-hidden className={classes.ready} />}{' '}
        {t(data.isOrderable ? 'shop.standing.orderable' : 'shop.standing.not_orderable')}
      </Text>
      {left.length > 0 && (
        <CheckLines name={t('shop.standing')}>
          {left.map((line) => (
            <Line key={line.topic} line={line} />
          ))}
        </CheckLines>
      )}
    </Paper>
  );
}

function Line({ line: { topic, state, reason, names } }: { line: ReadinessLine }) {
  const t = useText(adminDe);
  const types = names.map((name) => t(`shop.type.${name}` as 'shop.type.delivery'));
  const things =
    topic === 'handover' ? names.map((name) => translate(`shop.standing.handover.${name}`)).join(', ') : '';
  const about = topic === 'party' || topic === 'legal' ? '' : types.join(', ');
  // Without areas a delivery has nowhere to go; that is another tab than the switch.
  const to = topic === 'handover' && reason === 'missing' ? wayOfHandover(names) : WAYS[topic];
  return (
    <CheckLine
      state={state}
      title={translate(`shop.standing.${topic}.${reason}`, { things })}
      stateWords={t(`shop.standing.state.${state as 'open' | 'some' | 'advice'}`)}
      about={about ? t('shop.standing.about_types', { types: about }) : undefined}
      way={{ to, label: translate(`shop.standing.${topic}.do`) }}
    />
  );
}

const wayOfHandover = (types: readonly string[]) =>
  `${HERE}#${types.includes('delivery') ? 'areas' : types.includes('shipment') ? 'shipping' : 'tables'}`;
