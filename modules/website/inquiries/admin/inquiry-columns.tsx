import type { Column } from '@fachwerk/react/list-types';
import { useText } from '@fachwerk/react/texts';
import { Ago, formatDateTime } from '@fachwerk/react/time';
import type { Inquiry } from '../contract.ts';
import { adminDe } from '../texts/admin.de.ts';
import classes from './inquiries.module.css';
import { InquiryMark, stateOf } from './inquiry-state.tsx';
import { messageOf, whoOf } from './inquiry-words.ts';
import type { InquiryTab } from './use-inquiry-list.ts';

/** On a phone every column is a line. */
const NONE = '–';

export function useInquiryColumns(tab: InquiryTab): Column<Inquiry>[] {
  const t = useText(adminDe);
  const columns: Column<Inquiry>[] = [
    {
      key: 'who',
      title: t('inquiries.field.who'),
      width: 220,
      cell: (inquiry) => (
        <span className={classes.stack}>
          <span>{whoOf(inquiry) || t('inquiries.nobody')}</span>
          {inquiry.name && <span className={classes.quiet}>{inquiry.email || inquiry.phone}</span>}
        </span>
      ),
      csv: ({ name }) => name,
    },
    {
      key: 'message',
      title: t('inquiries.field.message'),
      width: 420,
      rank: 1,
      cell: (inquiry) => <span className={classes.message}>{messageOf(inquiry)}</span>,
      csv: ({ answers }) => answers.map(({ label, value }) => `${label}: ${value}`).join('\n'),
      phone: 'detail',
    },
    {
      key: 'kind',
      title: t('inquiries.field.kind'),
      rank: 3,
      cell: ({ kind }) => t(`inquiries.kind.${kind}`),
      csv: ({ kind }) => t(`inquiries.kind.${kind}`),
      phone: 'none',
    },
    {
      key: 'received',
      title: t('inquiries.field.received'),
      rank: 2,
      cell: ({ receivedAt }) => <Ago at={receivedAt} />,
      csv: ({ receivedAt }) => formatDateTime(receivedAt),
      phone: 'value',
    },
    {
      key: 'page',
      title: t('inquiries.field.page'),
      rank: 4,
      cell: ({ pageTitle }) => pageTitle,
      csv: ({ pageTitle }) => pageTitle,
      phone: 'none',
    },
    {
      key: 'state',
      title: t('inquiries.field.state'),
      rank: 3,
      cell: (inquiry) => <InquiryMark inquiry={inquiry} />,
      csv: (inquiry) => t(`inquiries.state.${stateOf(inquiry)}`),
    },
    {
      key: 'email',
      title: t('inquiries.field.email'),
      rank: 6,
      isExtra: true,
      cell: ({ email }) => email || NONE,
      csv: ({ email }) => email,
    },
    {
      key: 'phone',
      title: t('inquiries.field.phone'),
      rank: 6,
      isExtra: true,
      cell: ({ phone }) => phone || NONE,
      csv: ({ phone }) => phone,
    },
    {
      key: 'note',
      title: t('inquiries.field.note'),
      rank: 5,
      isExtra: true,
      cell: ({ note }) => <span className={classes.message}>{note || NONE}</span>,
      csv: ({ note }) => note,
    },
  ];
  // Where all are the same there is nothing to tell.
  return tab === 'all' ? columns : columns.filter(({ key }) => key !== 'state');
}
