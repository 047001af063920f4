import { Fact, Facts } from '@fachwerk/react/facts';
import { useText } from '@fachwerk/react/texts';
import { formatDateTime, formatDay } from '@fachwerk/react/time';
import { Anchor } from '@mantine/core';
import type { Answer, Inquiry } from '../contract.ts';
import { adminDe } from '../texts/admin.de.ts';
import classes from './inquiries.module.css';

export function InquiryFacts({ inquiry }: { inquiry: Inquiry }) {
  const t = useText(adminDe);
  const { answers, kind, pageTitle, receivedAt, doneAt, language } = inquiry;
  const numbered = answers.map((answer, at) => ({ answer, key: `${at} ${answer.label}` }));
  return (
    <>
      <section aria-label={t('inquiries.answers')}>
        <Facts>
          {numbered.map(({ answer, key }) => (
            <Fact key={key} name={answer.label}>
              <AnswerWords answer={answer} />
            </Fact>
          ))}
        </Facts>
      </section>
      <section aria-label={t('inquiries.one')}>
        <Facts>
          <Fact name={t('inquiries.field.received')}>{formatDateTime(receivedAt)}</Fact>
          <Fact name={t('inquiries.field.kind')}>{t(`inquiries.kind.${kind}`)}</Fact>
          <Fact name={t('inquiries.field.page')}>{pageTitle}</Fact>
          <Fact name={t('inquiries.field.language')}>{t(`language.${language}`)}</Fact>
          {doneAt && <Fact name={t('inquiries.field.done')}>{formatDateTime(doneAt)}</Fact>}
        </Facts>
      </section>
    </>
  );
}

/** Words of a stranger: shown as they are, and never a link to where they want. */
function AnswerWords({ answer: { type, value } }: { answer: Answer }) {
  const t = useText(adminDe);
  if (type === 'email') return <Anchor href={`mailto:${encodeURIComponent(value)}`}>{value}</Anchor>;
  if (type === 'phone') return <Anchor href={`tel:${value.replaceAll(/[^\d+]/g, '')}`}>{value}</Anchor>;
  if (type === 'checkbox') return t('inquiries.yes');
  if (type === 'date') return formatDay(value);
  return <p className={classes.words}>{value}</p>;
}
