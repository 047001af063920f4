import type { Column } from '@fachwerk/react/list-types';
import { formatNumber } from '@fachwerk/react/number';
import { useText } from '@fachwerk/react/texts';
import { formatDateTime } from '@fachwerk/react/time';
import type { Message } from '../../contract.ts';
import { adminDe } from '../../texts/admin.de.ts';
import { MessageMark } from './message-state.tsx';

export function useMessageColumns(): Column<Message>[] {
  const t = useText(adminDe);
  const count = (
    key: 'recipients' | 'sent' | 'unsubscribed',
    rank: 3 | 4 | 5,
    of: (message: Message) => number,
  ): Column<Message> => ({
    key,
    title: t(`messages.field.${key}`),
    rank,
    align: 'right',
    cell: (message) => formatNumber(of(message)),
    csv: of,
  });
  return [
    {
      key: 'title',
      title: t('messages.field.title'),
      width: 320,
      cell: ({ title }) => title,
      csv: ({ title }) => title,
    },
    {
      key: 'state',
      title: t('messages.field.state'),
      rank: 1,
      cell: (message) => <MessageMark message={message} />,
      csv: ({ state }) => t(`messages.state.${state}`),
    },
    {
      key: 'sendAt',
      title: t('messages.field.sendAt'),
      rank: 2,
      cell: ({ sendAt }) => formatDateTime(sendAt),
      csv: ({ sendAt }) => formatDateTime(sendAt),
    },
    count('recipients', 3, ({ recipientCount }) => recipientCount),
    count('sent', 4, ({ sentCount }) => sentCount),
    count('unsubscribed', 5, ({ unsubscribedCount }) => unsubscribedCount),
  ];
}
