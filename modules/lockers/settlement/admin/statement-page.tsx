import { cents } from '@fachwerk/base/money';
import { call, useAsk, useChange } from '@fachwerk/react/call';
import { useConfirm } from '@fachwerk/react/confirm';
import { useContractForm } from '@fachwerk/react/contract-form';
import { Dialog } from '@fachwerk/react/dialog';
import { DialogForm } from '@fachwerk/react/dialog-form';
import { ExportButton } from '@fachwerk/react/export-button';
import { Fact } from '@fachwerk/react/facts';
import { formatMoney } from '@fachwerk/react/money';
import { notify } from '@fachwerk/react/notice';
import { Panel, PendingPanel } from '@fachwerk/react/panel';
import { useMay } from '@fachwerk/react/session';
import { useText } from '@fachwerk/react/texts';
import { formatDateTime } from '@fachwerk/react/time';
import { Anchor, Button, Group, Stack, Text, Textarea, Title } from '@mantine/core';
import { useState } from 'react';
import { Link } from 'react-router';
import { type Statement, settlementApi } from '../contract.ts';
import { whyNotAgree, whyNotObject, whyNotWithdraw } from '../rules/statement.ts';
import { adminDe } from '../texts/admin.de.ts';
import { AmountFacts } from './amount-facts.tsx';
import { LineTable } from './line-table.tsx';
import { monthName } from './month-name.ts';
import classes from './settlement.module.css';
import { StatementMark } from './state-words.tsx';

/** One statement with everything it is made of, and what can be said to it. */
export function StatementPage({ id }: { id: string }) {
  const t = useText(adminDe);
  const asked = useAsk(settlementApi.show, { id });
  return (
    <Stack gap="md" className={classes.page ?? ''}>
      <Anchor
        component={Link}
        to={`/admin/settlements${asked.data ? `?month=${asked.data.statement.month}` : ''}`}
        size="sm"
      >
        {t('settlement.back')}
      </Anchor>
      {asked.data ? (
        <>
          <Head statement={asked.data.statement} />
          <Panel isWide>
            <LineTable lines={asked.data.lines} />
          </Panel>
        </>
      ) : (
        <PendingPanel asked={asked} />
      )}
    </Stack>
  );
}

function Head({ statement }: { statement: Statement }) {
  const t = useText(adminDe);
  const { companyName, month, number, state, decidedAt, decidedBy, objection } = statement;
  return (
    <Panel isWide>
      <Group justify="space-between" align="start" mb="md">
        <div>
          <Title order={1}>{`${companyName}, ${monthName(month)}`}</Title>
          <StatementMark state={state} />
          {decidedAt && (
            <Text size="xs" c="dimmed">
              {t('settlement.decided', { name: decidedBy, time: formatDateTime(decidedAt) })}
            </Text>
          )}
          {objection && <Text mt="xs">{objection}</Text>}
        </div>
        <Actions statement={statement} />
      </Group>
      <AmountFacts amounts={statement}>
        <Fact name={t('settlement.number')}>{number}</Fact>
      </AmountFacts>
    </Panel>
  );
}

function Actions({ statement }: { statement: Statement }) {
  const t = useText(adminDe);
  const confirm = useConfirm();
  const [isObjecting, setObjecting] = useState(false);
  const [mayDecide, mayIssue] = [useMay('settlements.decide'), useMay('settlements.issue')];
  const agree = useChange(settlementApi.agree);
  const withdraw = useChange(settlementApi.withdraw);
  const { id, number, state, grossCents } = statement;
  const params = { number, total: formatMoney(cents(grossCents)) };
  const pressAgree = async () => {
    const question = {
      title: t('settlement.agree'),
      text: t('settlement.agree.about', params),
      confirm: t('settlement.agree'),
    };
    if (await confirm(question)) agree.mutate({ id }, { onSuccess: () => notify(t('settlement.agreed')) });
  };
  const pressWithdraw = async () => {
    const text = t('settlement.withdraw.about', params);
    if (await confirm({ title: t('settlement.withdraw'), text, confirm: t('settlement.withdraw'), isDanger: true }))
      withdraw.mutate({ id }, { onSuccess: () => notify(t('settlement.withdrawn')) });
  };
  return (
    <Group gap="xs">
      <ExportButton label={t('settlement.pdf')} make={() => call(settlementApi.pdf, { id })} />
      {mayIssue && whyNotWithdraw(state) === null && (
        <Button variant="default" loading={withdraw.isPending} onClick={pressWithdraw}>
          {t('settlement.withdraw')}
        </Button>
      )}
      {mayDecide && whyNotObject(state) === null && (
        <Button variant="default" onClick={() => setObjecting(true)}>
          {t('settlement.object')}
        </Button>
      )}
      {mayDecide && whyNotAgree(state) === null && (
        <Button loading={agree.isPending} onClick={pressAgree}>
          {t('settlement.agree')}
        </Button>
      )}
      {isObjecting && <ObjectDialog id={id} onClose={() => setObjecting(false)} />}
    </Group>
  );
}

function ObjectDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const t = useText(adminDe);
  const object = useChange(settlementApi.object, { isQuiet: true });
  const form = useContractForm(settlementApi.object.input, { id, reason: '' });
  return (
    <Dialog title={t('settlement.object')} onClose={onClose}>
      <DialogForm
        form={form}
        label={t('settlement.object')}
        onSave={(checked) => object.mutateAsync(checked)}
        onSaved={() => notify(t('settlement.objected'))}
        onClose={onClose}
      >
        <Textarea label={t('settlement.reason')} rows={4} required data-autofocus {...form.field('reason')} />
      </DialogForm>
    </Dialog>
  );
}
