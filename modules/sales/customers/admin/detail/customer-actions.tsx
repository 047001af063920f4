import { call } from '@fachwerk/react/call';
import { downloadFile } from '@fachwerk/react/download';
import { notify, notifyProblem } from '@fachwerk/react/notice';
import { useMay } from '@fachwerk/react/session';
import { useText } from '@fachwerk/react/texts';
import { Button, Group, Text } from '@mantine/core';
import { IconArrowMerge, IconDownload, IconLock, IconLockOpen, IconTrash } from '@tabler/icons-react';
import { useId, useState } from 'react';
import { type CustomerStory, customerApi } from '../../contract-staff.ts';
import { whyNotBlock, whyNotUnblock } from '../../rules/customer.ts';
import { adminDe } from '../../texts/admin.de.ts';
import { MergeDialog } from '../merge/merge-dialog.tsx';
import { BlockModal } from './block-modal.tsx';
import { EraseModal } from './erase-modal.tsx';

/** Blocking, taking the data away, erasing; what one may not do is not there. */
export function CustomerActions({ customer }: { customer: CustomerStory }) {
  const t = useText(adminDe);
  const mayEdit = useMay('customers.edit');
  const mayErase = useMay('customers.erase');
  const [asked, setAsked] = useState<'block' | 'erase' | 'merge' | null>(null);
  const [isExporting, setExporting] = useState(false);
  const close = () => setAsked(null);

  const takeAway = async () => {
    setExporting(true);
    try {
      downloadFile(await call(customerApi.export, { id: customer.id }));
      notify(t('customers.export.done'));
    } catch (error) {
      notifyProblem(error);
    } finally {
      setExporting(false);
    }
  };
  return (
    <>
      <Group gap="xs" mt="md" align="flex-start">
        {mayEdit && <BlockButton customer={customer} onAsk={() => setAsked('block')} />}
        {mayEdit && (
          <Button
            variant="default"
            loading={isExporting}
            leftSection={<IconDownload size={16} stroke={1.5} />}
            onClick={() => void takeAway()}
          >
            {t('customers.export')}
          </Button>
        )}
        {mayErase && customer.isOfOwnNetwork && (
          <Button
            variant="default"
            leftSection={<IconArrowMerge size={16} stroke={1.5} />}
            onClick={() => setAsked('merge')}
          >
            {t('customers.merge')}
          </Button>
        )}
        {mayErase && (
          <Button
            variant="light"
            color="danger"
            leftSection={<IconTrash size={16} stroke={1.5} />}
            onClick={() => setAsked('erase')}
          >
            {t('customers.erase')}
          </Button>
        )}
      </Group>
      <BlockModal customer={customer} isOpen={asked === 'block'} onClose={close} />
      <EraseModal customer={customer} isOpen={asked === 'erase'} onClose={close} />
      <MergeDialog customer={customer} isOpen={asked === 'merge'} onClose={close} />
    </>
  );
}

function BlockButton({ customer, onAsk }: { customer: CustomerStory; onAsk: () => void }) {
  const t = useText(adminDe);
  const reason = useId();
  const { isOfOwnNetwork } = customer;
  const isBlocked = customer.blockedAt !== null;
  const whyNot = isBlocked ? whyNotUnblock(customer, isOfOwnNetwork) : whyNotBlock(customer, isOfOwnNetwork);
  const Icon = isBlocked ? IconLockOpen : IconLock;
  const state = whyNot
    ? { 'data-disabled': true, 'aria-disabled': true, 'aria-describedby': reason }
    : { onClick: onAsk };
  return (
    <div>
      <Button variant="default" leftSection={<Icon size={16} stroke={1.5} />} {...state}>
        {isBlocked ? t('customers.unblock') : t('customers.block')}
      </Button>
      {whyNot && (
        <Text size="xs" c="dimmed" id={reason} mt={4} maw={260}>
          {t(whyNot)}
        </Text>
      )}
    </div>
  );
}
