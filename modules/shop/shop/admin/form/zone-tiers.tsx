import { useText } from '@fachwerk/react/texts';
import { ActionIcon, Button, NumberInput, Table, Text } from '@mantine/core';
import { IconPlus, IconTrash } from '@tabler/icons-react';
import type { ShippingTier, Zone } from '../../contract-zone.ts';
import { adminDe } from '../../texts/admin.de.ts';
import classes from '../shop.module.css';
import { CentsField } from './cents-field.tsx';
import type { ShopFormState } from './shop-values.ts';

type Props = { form: ShopFormState; zone: Zone; at: number; onTiers: (tiers: ShippingTier[]) => void };

const MOST_TIERS = 12;
const GRAMS = 1000;
const USUAL_STEP = { weight: 5000, value: 5000 } as const;

/** Price by price: up to a weight or a value, and last of all everything above. */
export function ZoneTiers({ form, zone: { tiers, measure, name }, at, onTiers }: Props) {
  const t = useText(adminDe);
  const last = tiers.at(-1);
  const add = () => {
    const before = tiers.findLast(({ upTo }) => upTo !== null)?.upTo ?? 0;
    const upTo = before + USUAL_STEP[measure];
    const added = { upTo, priceCents: last?.priceCents ?? 0 };
    // What goes on for ever stays last.
    onTiers(last?.upTo === null ? [...tiers.slice(0, -1), added, last] : [...tiers, added]);
  };
  return (
    <>
      <Table
        verticalSpacing={6}
        horizontalSpacing={4}
        className={classes.tiers ?? ''}
        aria-label={t('zones.tiers', { name })}
      >
        <Table.Thead>
          <Table.Tr>
            <Table.Th>{t(measure === 'weight' ? 'zones.tier.weight' : 'zones.tier.value')}</Table.Th>
            <Table.Th>{t('zones.tier.price')}</Table.Th>
            <Table.Th aria-label={t('areas.actions')} />
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {tiers.map((tier, nth) => (
            <Table.Tr key={nth}>
              <Table.Td>
                <UpTo
                  form={form}
                  measure={measure}
                  tier={tier}
                  path={`zones.${at}.tiers.${nth}.upTo`}
                  onTier={(next) => onTiers(tiers.map((each, other) => (other === nth ? next : each)))}
                />
              </Table.Td>
              <Table.Td>
                <CentsField
                  form={form}
                  path={`zones.${at}.tiers.${nth}.priceCents`}
                  aria-label={t('zones.tier.price')}
                />
              </Table.Td>
              <Table.Td>
                {tiers.length > 1 && (
                  <ActionIcon
                    variant="subtle"
                    color="gray"
                    size={36}
                    aria-label={t('zones.tier.remove')}
                    title={t('zones.tier.remove')}
                    onClick={() => onTiers(tiers.filter((_, other) => other !== nth))}
                  >
                    <IconTrash size={18} stroke={1.5} />
                  </ActionIcon>
                )}
              </Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
      {measure === 'weight' && last?.upTo !== null && (
        <Text size="sm" c="dimmed">
          {t('zones.tier.ends')}
        </Text>
      )}
      {tiers.length < MOST_TIERS && (
        <Button
          variant="subtle"
          size="compact-sm"
          my="xs"
          leftSection={<IconPlus size={16} stroke={1.5} />}
          onClick={add}
        >
          {t('zones.tier.add')}
        </Button>
      )}
    </>
  );
}

type UpToProps = {
  form: ShopFormState;
  measure: Zone['measure'];
  tier: ShippingTier;
  path: string;
  onTier: (tier: ShippingTier) => void;
};

/** Empty: everything above. */
function UpTo({ form, measure, tier, path, onTier }: UpToProps) {
  const t = useText(adminDe);
  const words = t(measure === 'weight' ? 'zones.tier.weight' : 'zones.tier.value');
  if (measure === 'value')
    return <CentsField form={form} path={path} mayBeEmpty aria-label={words} placeholder={t('zones.tier.above')} />;
  return (
    <NumberInput
      id={form.idOf(path)}
      aria-label={words}
      placeholder={t('zones.tier.above')}
      suffix=" kg"
      min={0}
      max={10_000}
      decimalScale={3}
      decimalSeparator=","
      hideControls
      value={tier.upTo === null ? '' : tier.upTo / GRAMS}
      error={form.errors[path]}
      onChange={(kg) => onTier({ ...tier, upTo: kg === '' ? null : Math.round(Number(kg) * GRAMS) })}
    />
  );
}
