import { useAsk, useChange } from '@fachwerk/react/call';
import { useConfirm } from '@fachwerk/react/confirm';
import { downloadFile } from '@fachwerk/react/download';
import { HELP_BELOW } from '@fachwerk/react/help-below';
import { notify, notifyProblem } from '@fachwerk/react/notice';
import { useMay } from '@fachwerk/react/session';
import { Empty, ErrorState, Loading } from '@fachwerk/react/states';
import { useText } from '@fachwerk/react/texts';
import { ActionIcon, Button, Group, Paper, TextInput } from '@mantine/core';
import { IconPrinter, IconRefresh, IconTrash, type TablerIcon } from '@tabler/icons-react';
import { type FormEvent, useState } from 'react';
import { type Table, tableApi } from '../../contract-table.ts';
import { tableNames } from '../../rules/typed-lists.ts';
import { adminDe } from '../../texts/admin.de.ts';
import classes from './tables.module.css';

/** The tables, each with a QR code to print. */
export function TableList() {
  const t = useText(adminDe);
  const mayManage = useMay('shop.manage');
  const asked = useAsk(tableApi.list, {});
  const tables = asked.data?.tables;
  if (asked.isError && !tables) return <ErrorState error={asked.error} onRetry={() => asked.refetch()} />;
  if (!tables) return <Loading lines={8} />;
  return (
    <Paper withBorder className={classes.panel ?? ''}>
      {mayManage && <AddTables />}
      {tables.length === 0 ? (
        <Empty title={t('tables.empty.title')} text={t('tables.empty.text')} />
      ) : (
        <>
          <Print ids={[]} label={t('tables.print_all', { count: tables.length })} />
          <ul className={classes.rows} aria-label={t('shop.tab.tables')}>
            {tables.map((table) => (
              <Row key={table.id} table={table} mayManage={mayManage} />
            ))}
          </ul>
        </>
      )}
    </Paper>
  );
}

function AddTables() {
  const t = useText(adminDe);
  const [text, setText] = useState('');
  const add = useChange(tableApi.add, { isQuiet: true });
  const names = tableNames(text);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (names.length === 0) return;
    try {
      await add.mutateAsync({ names });
      setText('');
      notify(t('tables.added', { count: names.length }));
    } catch (error) {
      notifyProblem(error);
    }
  };
  return (
    <form onSubmit={submit}>
      <Group gap="xs" align="flex-start" mb="md">
        <TextInput
          label={t('tables.new')}
          description={t('tables.new.help')}
          {...HELP_BELOW}
          value={text}
          onChange={({ currentTarget }) => setText(currentTarget.value)}
          className={classes.field ?? ''}
        />
        <Button type="submit" mt={25} loading={add.isPending} disabled={names.length === 0}>
          {t('tables.add', { count: names.length })}
        </Button>
      </Group>
    </form>
  );
}

function Print({ ids, label }: { ids: readonly string[]; label: string }) {
  const t = useText(adminDe);
  const print = usePrint(ids);
  if (ids.length > 0) return <Act label={label} icon={IconPrinter} run={print} />;
  return (
    <Button
      variant="default"
      leftSection={<IconPrinter size={16} stroke={1.5} />}
      onClick={print}
      title={t('tables.print.about')}
    >
      {label}
    </Button>
  );
}

/** A sheet is asked for when it is wanted, not before. */
function usePrint(ids: readonly string[]): () => void {
  const asked = useAsk(tableApi.print, { ids: [...ids] }, { isEnabled: false });
  return () =>
    void asked.refetch().then(({ data, error }) => (data ? downloadFile(data) : error && notifyProblem(error)));
}

function Row({ table: { id, name }, mayManage }: { table: Table; mayManage: boolean }) {
  const t = useText(adminDe);
  const confirm = useConfirm();
  const save = useChange(tableApi.save);
  const remove = useChange(tableApi.remove);
  const askFirst = async (what: 'renew' | 'remove', run: () => void) => {
    const words = {
      title: t(`tables.${what}`, { name }),
      text: t(`tables.${what}.text`),
      confirm: t(`tables.${what}.confirm`),
    };
    if (await confirm({ ...words, isDanger: true })) run();
  };
  return (
    <li className={classes.row}>
      {mayManage ? <Name id={id} name={name} /> : <span className={classes.name}>{name}</span>}
      <Print ids={[id]} label={t('tables.print', { name })} />
      {mayManage && (
        <>
          <Act
            label={t('tables.renew', { name })}
            icon={IconRefresh}
            run={() => void askFirst('renew', () => save.mutate({ id, name, isRenewed: true }))}
          />
          <Act
            label={t('tables.remove', { name })}
            icon={IconTrash}
            run={() => void askFirst('remove', () => remove.mutate({ id }))}
          />
        </>
      )}
    </li>
  );
}

/** Saved when one leaves the field or presses Enter; what is refused goes back to what it was. */
function Name({ id, name }: { id: string; name: string }) {
  const t = useText(adminDe);
  const [typed, setTyped] = useState<string | null>(null);
  const rename = useChange(tableApi.save);
  const save = async () => {
    const next = typed?.trim();
    if (next && next !== name) await rename.mutateAsync({ id, name: next, isRenewed: false }).catch(() => {});
    setTyped(null);
  };
  return (
    <TextInput
      aria-label={t('tables.name', { name })}
      className={classes.name ?? ''}
      maxLength={40}
      value={typed ?? name}
      onChange={({ currentTarget }) => setTyped(currentTarget.value)}
      onBlur={() => void save()}
      onKeyDown={({ key, currentTarget }) => key === 'Enter' && currentTarget.blur()}
    />
  );
}

function Act({ label, icon: Icon, run }: { label: string; icon: TablerIcon; run: () => void }) {
  return (
    <ActionIcon variant="subtle" color="gray" size={36} aria-label={label} title={label} onClick={run}>
      <Icon size={18} stroke={1.5} />
    </ActionIcon>
  );
}
