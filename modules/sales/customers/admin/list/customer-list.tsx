import { useBulkQuestion } from '@fachwerk/react/bulk';
import { useAsk } from '@fachwerk/react/call';
import { ListPage } from '@fachwerk/react/list-page';
import { useMay } from '@fachwerk/react/session';
import { useText } from '@fachwerk/react/texts';
import { Button } from '@mantine/core';
import { IconTag } from '@tabler/icons-react';
import { useState } from 'react';
import { NewsletterState } from '../../contract.ts';
import type { CustomerListRow } from '../../contract-staff.ts';
import { customerTagApi } from '../../contract-tags.ts';
import { adminDe } from '../../texts/admin.de.ts';
import { useCustomerName } from '../customer-state.tsx';
import { CustomerDrawer } from '../detail/customer-drawer.tsx';
import { BulkTags } from '../tags/assign-tags.tsx';
import { TagsDialog } from '../tags/tags-dialog.tsx';
import { useCustomerColumns } from './customer-columns.tsx';
import { useCustomerList } from './use-customer-list.ts';

/** Whoever has booked or ordered, the newest first, with what they have bought. */
export function CustomerList() {
  const t = useText(adminDe);
  const { list, figures } = useCustomerList();
  const { tags = [], isOfOwnNetwork = false } = useAsk(customerTagApi.list, {}).data ?? {};
  const mayTag = useMay('customers.edit') && isOfOwnNetwork;
  const columns = useCustomerColumns(figures, tags.length > 0);
  const nameOf = useCustomerName();
  const [isManaging, setManaging] = useState(false);
  const bulk = useBulkQuestion<readonly CustomerListRow[]>();
  const tagging = {
    label: (count: number) => t('customers.tags.bulk', { count }),
    icon: IconTag,
    run: bulk.ask,
  };
  return (
    <>
      <ListPage
        title={t('customers.title')}
        list={list}
        columns={columns}
        nameOf={nameOf}
        pathOf={({ id }) => `/admin/customers/${id}`}
        filters={[
          {
            name: 'state',
            label: t('customers.field.state'),
            options: (['blocked', 'active'] as const).map((value) => ({ value, label: t(`customers.state.${value}`) })),
          },
          ...(figures.has('openCents')
            ? [
                {
                  name: 'open',
                  label: t('customers.filter.open'),
                  options: (['yes', 'no'] as const).map((value) => ({
                    value,
                    label: t(`customers.filter.open.${value}`),
                  })),
                },
              ]
            : []),
          ...(tags.length > 0
            ? [
                {
                  name: 'tag',
                  label: t('customers.filter.tag'),
                  options: tags.map(({ id, name }) => ({ value: id, label: name })),
                },
              ]
            : []),
          {
            name: 'newsletter',
            label: t('customers.field.newsletter'),
            options: NewsletterState.options.map((value) => ({ value, label: t(`customers.newsletter.${value}`) })),
          },
        ]}
        {...(mayTag && tags.length > 0 && { bulkActions: [tagging] })}
        action={
          mayTag && (
            <Button
              variant="default"
              leftSection={<IconTag size={16} stroke={1.5} />}
              onClick={() => setManaging(true)}
            >
              {t('customers.tags.manage')}
            </Button>
          )
        }
        empty={{ title: t('customers.empty.title'), text: t('customers.empty.text') }}
        csv={t('customers.csv')}
      />
      <CustomerDrawer />
      <TagsDialog isOpen={isManaging} onClose={() => setManaging(false)} />
      <BulkTags rows={bulk.asked} onClose={bulk.answer} />
    </>
  );
}
