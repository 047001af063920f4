import { useAsk, useChange } from '@fachwerk/react/call';
import { useConfirm } from '@fachwerk/react/confirm';
import { CopyValue } from '@fachwerk/react/copy-value';
import { Dialog } from '@fachwerk/react/dialog';
import { MenuAction } from '@fachwerk/react/menu-action';
import { notify } from '@fachwerk/react/notice';
import { Panel } from '@fachwerk/react/panel';
import { ErrorState, Loading } from '@fachwerk/react/states';
import { useText } from '@fachwerk/react/texts';
import { Ago } from '@fachwerk/react/time';
import { ActionIcon, Button, Group, Menu, Stack, Text, Title } from '@mantine/core';
import { IconDotsVertical, IconEdit, IconKey, IconPlus, IconPrinter, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { type Printer, printerApi } from '../../contract-printer.ts';
import { adminDe } from '../../texts/admin.de.ts';
import { PrinterForm } from './printer-form.tsx';
import classes from './printer-list.module.css';

const LOOK_MS = 10_000;

type Shown = { readonly name: string; readonly address: string };

/** Printers that ask us: how they are, and what waits for them. */
export function PrinterList() {
  const t = useText(adminDe);
  const asked = useAsk(printerApi.list, {}, { everyMs: LOOK_MS });
  const [edited, setEdited] = useState<Printer | 'new' | null>(null);
  const [shown, setShown] = useState<Shown | null>(null);
  return (
    <Panel>
      <Group justify="space-between" mb="sm">
        <Title order={2}>{t('printers.title')}</Title>
        <Button variant="default" leftSection={<IconPlus size={18} stroke={1.5} />} onClick={() => setEdited('new')}>
          {t('printers.add')}
        </Button>
      </Group>
      <Text size="sm" c="dimmed">
        {t('printers.about')}
      </Text>
      {asked.data ? (
        <ul className={classes.rows}>
          {asked.data.printers.map((printer) => (
            <PrinterRow key={printer.id} printer={printer} onEdit={() => setEdited(printer)} onAddress={setShown} />
          ))}
          {asked.data.printers.length === 0 && <li>{t('printers.empty')}</li>}
        </ul>
      ) : asked.isError ? (
        <ErrorState error={asked.error} onRetry={() => void asked.refetch()} />
      ) : (
        <Loading lines={2} />
      )}
      {edited && (
        <PrinterForm printer={edited === 'new' ? null : edited} onClose={() => setEdited(null)} onAdded={setShown} />
      )}
      {shown && (
        <Dialog title={t('printers.address_of', { name: shown.name })} onClose={() => setShown(null)} isKept size="lg">
          <Stack>
            <Text size="sm">{t('printers.address_about')}</Text>
            <CopyValue value={shown.address} label={t('printers.address')} />
            <Group justify="flex-end">
              <Button onClick={() => setShown(null)}>{t('printers.address_done')}</Button>
            </Group>
          </Stack>
        </Dialog>
      )}
    </Panel>
  );
}

type RowProps = { printer: Printer; onEdit: () => void; onAddress: (shown: Shown) => void };

function PrinterRow({ printer, onEdit, onAddress }: RowProps) {
  const t = useText(adminDe);
  const confirm = useConfirm();
  const test = useChange(printerApi.test);
  const renew = useChange(printerApi.renew);
  const remove = useChange(printerApi.remove);
  const { id, name, kind, prints, seenAt, status, waiting, failed } = printer;
  return (
    <li className={classes.row}>
      <div className={classes.words}>
        <strong>{name}</strong>
        <span>
          {t(`printers.kind.${kind}`)} · {prints.map((each) => t(`ticket.${each}`)).join(', ')}
        </span>
        <span>
          {seenAt ? (
            <>
              {t('printers.seen')} <Ago at={seenAt} /> {status && `· ${status}`}
            </>
          ) : (
            t('printers.never_seen')
          )}
          {waiting > 0 && ` · ${t('printers.waiting', { count: waiting })}`}
          {failed > 0 && ` · ${t('printers.failed', { count: failed })}`}
        </span>
      </div>
      <Menu position="bottom-end">
        <Menu.Target>
          <ActionIcon variant="subtle" color="gray" size={36} aria-label={t('printers.more', { name })}>
            <IconDotsVertical size={20} stroke={1.5} />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          <MenuAction
            action={{
              label: t('printers.test'),
              icon: IconPrinter,
              run: () => test.mutate({ id }, { onSuccess: () => notify(t('printers.tested')) }),
            }}
          />
          <MenuAction action={{ label: t('printers.edit'), icon: IconEdit, run: onEdit }} />
          <MenuAction
            action={{
              label: t('printers.renew'),
              icon: IconKey,
              run: async () => {
                const question = {
                  title: t('printers.renew'),
                  text: t('printers.renew_about'),
                  confirm: t('printers.renew'),
                };
                if (!(await confirm(question))) return;
                renew.mutate({ id }, { onSuccess: ({ address }) => onAddress({ name, address }) });
              },
            }}
          />
          <MenuAction
            action={{
              label: t('printers.remove'),
              icon: IconTrash,
              isDanger: true,
              run: async () => {
                const question = {
                  title: t('printers.remove_title', { name }),
                  text: t('printers.remove_about'),
                  confirm: t('printers.remove'),
                  isDanger: true,
                };
                if (await confirm(question)) remove.mutate({ id });
              },
            }}
          />
        </Menu.Dropdown>
      </Menu>
    </li>
  );
}
