import { csvOf } from '@fachwerk/base/csv';
import { cents } from '@fachwerk/base/money';
import { useAsk, useChange } from '@fachwerk/react/call';
import { useConfirm } from '@fachwerk/react/confirm';
import { downloadText } from '@fachwerk/react/download';
import { formatMoney } from '@fachwerk/react/money';
import { formatNumber } from '@fachwerk/react/number';
import { useMay } from '@fachwerk/react/session';
import { Empty, ErrorState, Loading } from '@fachwerk/react/states';
import { useText } from '@fachwerk/react/texts';
import { ActionIcon, Anchor, Button, Group, Paper, Table, Text, TextInput } from '@mantine/core';
import { IconClipboardText, IconDownload, IconPlus, IconSearch, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { type Area, areaApi } from '../../contract-area.ts';
import { adminDe } from '../../texts/admin.de.ts';
import { AreaDialog } from './area-form.tsx';
import { AreaMap } from './area-map.tsx';
import { AreaPaste } from './area-paste.tsx';
import classes from './areas.module.css';

type Open = { readonly area: Area | null } | 'paste' | null;

/** Where the shop delivers to: the list, and beside it the map of what is covered. */
export function AreaList() {
  const t = useText(adminDe);
  const mayManage = useMay('shop.manage');
  const asked = useAsk(areaApi.list, {});
  const [open, setOpen] = useState<Open>(null);
  const areas = asked.data?.areas;
  if (asked.isError && !areas) return <ErrorState error={asked.error} onRetry={() => asked.refetch()} />;
  if (!areas) return <Loading lines={8} />;
  return (
    <Paper withBorder className={classes.panel ?? ''}>
      <Group gap="xs" mb="md">
        {mayManage && (
          <>
            <Button leftSection={<IconPlus size={16} stroke={1.5} />} onClick={() => setOpen({ area: null })}>
              {t('areas.add')}
            </Button>
            <Button
              variant="default"
              leftSection={<IconClipboardText size={16} stroke={1.5} />}
              onClick={() => setOpen('paste')}
            >
              {t('areas.paste')}
            </Button>
          </>
        )}
        {areas.length > 0 && <Download areas={areas} />}
      </Group>
      {areas.length === 0 ? (
        <Empty title={t('areas.empty.title')} text={t('areas.empty.text')} />
      ) : (
        <div className={classes.both}>
          <Rows areas={areas} onOpen={(area) => setOpen({ area })} />
          <AreaMap areas={areas} />
        </div>
      )}
      {open === 'paste' && <AreaPaste onClose={() => setOpen(null)} />}
      {open !== null && open !== 'paste' && <AreaDialog area={open.area} onClose={() => setOpen(null)} />}
    </Paper>
  );
}

const money = (amount: number | null) => (amount === null ? '' : formatMoney(cents(amount)));
const MANY = 12;

function Rows({ areas, onOpen }: { areas: readonly Area[]; onOpen: (area: Area) => void }) {
  const t = useText(adminDe);
  const mayManage = useMay('shop.manage');
  const [search, setSearch] = useState('');
  const wanted = search.trim().toLowerCase();
  const shown = areas.filter(
    ({ postcode, name }) =>
      postcode.startsWith(wanted) || wanted.startsWith(postcode) || name.toLowerCase().includes(wanted),
  );
  return (
    <div>
      {areas.length > MANY && (
        <TextInput
          aria-label={t('areas.search')}
          placeholder={t('areas.search')}
          leftSection={<IconSearch size={16} stroke={1.5} aria-hidden />}
          value={search}
          onChange={({ currentTarget }) => setSearch(currentTarget.value)}
          mb="xs"
        />
      )}
      <Table.ScrollContainer minWidth={480}>
        <Table aria-label={t('shop.tab.areas')} verticalSpacing={8}>
          <Table.Thead>
            <Table.Tr>
              <Table.Th>{t('areas.field.postcode')}</Table.Th>
              <Table.Th>{t('areas.field.name')}</Table.Th>
              <Table.Th ta="right">{t('areas.field.priceCents')}</Table.Th>
              <Table.Th ta="right">{t('areas.field.minimumCents')}</Table.Th>
              <Table.Th ta="right">{t('areas.field.freeFromCents')}</Table.Th>
              {mayManage && <Table.Th aria-label={t('areas.actions')} />}
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {shown.map((area) => (
              <Row key={area.id} area={area} onOpen={mayManage ? () => onOpen(area) : null} />
            ))}
          </Table.Tbody>
        </Table>
      </Table.ScrollContainer>
      {shown.length === 0 && <Text c="dimmed">{t('areas.none_found')}</Text>}
    </div>
  );
}

function Row({ area, onOpen }: { area: Area; onOpen: (() => void) | null }) {
  const t = useText(adminDe);
  const { postcode, radiusMeters, name, priceCents, minimumCents, freeFromCents, belowMinimum } = area;
  const code =
    radiusMeters !== null
      ? t('areas.ring', { km: formatNumber(radiusMeters / 1000), postcode })
      : postcode.length < 5
        ? t('areas.prefix', { postcode })
        : postcode;
  return (
    <Table.Tr>
      <Table.Td className="tabular">
        {onOpen ? (
          <Anchor component="button" type="button" onClick={onOpen}>
            {code}
          </Anchor>
        ) : (
          code
        )}
      </Table.Td>
      <Table.Td>{name}</Table.Td>
      <Table.Td ta="right" className="tabular">
        {money(priceCents)}
      </Table.Td>
      <Table.Td ta="right" className="tabular">
        {minimumCents === null ? t('areas.usual') : money(minimumCents)}
        {belowMinimum === 'surcharge' && (
          <Text size="xs" c="dimmed">
            {t('areas.surcharge')}
          </Text>
        )}
      </Table.Td>
      <Table.Td ta="right" className="tabular">
        {money(freeFromCents)}
      </Table.Td>
      {onOpen && (
        <Table.Td>
          <Remove area={area} />
        </Table.Td>
      )}
    </Table.Tr>
  );
}

function Remove({ area: { id, postcode, name } }: { area: Area }) {
  const t = useText(adminDe);
  const confirm = useConfirm();
  const remove = useChange(areaApi.remove);
  const label = t('areas.remove', { name: name || postcode });
  const onClick = async () => {
    const isSure = await confirm({
      title: label,
      text: t('areas.remove.text'),
      confirm: t('areas.remove.confirm'),
      isDanger: true,
    });
    if (isSure) remove.mutate({ ids: [id] });
  };
  return (
    <ActionIcon variant="subtle" color="gray" size={36} aria-label={label} title={label} onClick={() => void onClick()}>
      <IconTrash size={18} stroke={1.5} />
    </ActionIcon>
  );
}

/** The same columns that can be pasted again. */
function Download({ areas }: { areas: readonly Area[] }) {
  const t = useText(adminDe);
  // Rings have no line of their own in the table that is pasted.
  const byPostcode = areas.filter(({ radiusMeters }) => radiusMeters === null);
  const amount = (value: number | null) => (value === null ? null : value / 100);
  const save = () =>
    downloadText(
      `${t('shop.tab.areas')}.csv`,
      csvOf(
        [
          t('areas.field.postcode'),
          t('areas.field.name'),
          t('areas.field.priceCents'),
          t('areas.field.minimumCents'),
          t('areas.field.freeFromCents'),
          t('areas.field.belowMinimum'),
        ],
        byPostcode.map((area) => [
          area.postcode.length < 5 ? `${area.postcode}*` : area.postcode,
          area.name,
          amount(area.priceCents),
          amount(area.minimumCents),
          amount(area.freeFromCents),
          area.belowMinimum === 'surcharge' ? t('areas.surcharge') : '',
        ]),
      ),
    );
  return (
    <Button variant="default" leftSection={<IconDownload size={16} stroke={1.5} />} onClick={save}>
      {t('areas.download')}
    </Button>
  );
}
