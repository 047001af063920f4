import { useChange } from '@fachwerk/react/call';
import { useConfirm } from '@fachwerk/react/confirm';
import { notify } from '@fachwerk/react/notice';
import { useText } from '@fachwerk/react/texts';
import { Button, Tooltip } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import { useLocation, useNavigate } from 'react-router';
import type { PriceGroup } from '../../contract.ts';
import { pricingApi } from '../../contract.ts';
import { whyNotRemovePriceGroup } from '../../rules/price-group.ts';
import { adminDe } from '../../texts/admin.de.ts';

/** Greyed out with the reason while locations use the group. */
export function RemoveGroup({ group }: { group: PriceGroup }) {
  const t = useText(adminDe);
  const confirm = useConfirm();
  const navigate = useNavigate();
  const { search } = useLocation();
  const remove = useChange(pricingApi.removePriceGroup, { failed: t('kit.delete_failed') });
  const refusal = whyNotRemovePriceGroup(group);
  const { name } = group;
  const run = async () => {
    const isSure = await confirm({
      title: t('price_groups.remove.title', { name }),
      text: t('price_groups.remove.text'),
      confirm: t('kit.delete'),
      isDanger: true,
    });
    if (!isSure) return;
    await remove.mutateAsync({ id: group.id });
    notify(t('price_groups.removed', { name }));
    navigate(`/admin/price-groups${search}`);
  };
  return (
    <Tooltip label={refusal && t(refusal, { name })} disabled={!refusal} multiline w={260}>
      <Button
        variant="subtle"
        color="danger"
        leftSection={<IconTrash size={16} stroke={1.5} />}
        {...(refusal && { 'data-disabled': true, 'aria-disabled': true })}
        onClick={() => {
          if (!refusal) void run().catch(() => undefined);
        }}
      >
        {t('kit.delete')}
      </Button>
    </Tooltip>
  );
}
