import { Button, EnterAct } from '@fachwerk/site/button';
import { Field } from '@fachwerk/site/field';
import { Form } from '@fachwerk/site/form';
import { Row } from '@fachwerk/site/layout';
import type { PartProps } from '@fachwerk/site/slot';
import { useText } from '@fachwerk/site/texts';
import { siteDe } from '../texts/site.de.ts';
import type { TalkData } from './talk-data.ts';

type Props = PartProps<{ readonly messageId: string }, TalkData>;

const INPUTS = {
  text: { type: 'text' },
  email: { type: 'email', autoComplete: 'email', inputMode: 'email' },
  phone: { type: 'tel', autoComplete: 'tel', inputMode: 'tel' },
  number: { type: 'text', inputMode: 'decimal' },
  date: { type: 'date' },
} as const;

/** What can be answered with a tap, or in one line. Works without JavaScript. */
export function Part({ given, data: { step, services } }: Props) {
  const t = useText(siteDe);
  const hidden = { blockId: step.blockId, answerMessageId: `d-${given.messageId}` };
  if (step.kind === 'input')
    return (
      <Form hidden={hidden} hasOwnNotice>
        <EnterAct act="dialogue_answer" />
        <Field name="value" label={t('dialogue.answer')} {...INPUTS[step.check ?? 'text']} />
        <div>
          <Button act="dialogue_answer">{t('dialogue.send')}</Button>
        </div>
      </Form>
    );
  if (step.kind === 'book') return <Bookables hidden={{ ...hidden, where: step.where ?? '' }} services={services} />;
  return (
    <Row gap="small">
      {step.options.map(({ id, label }) => (
        <Form key={id} hasOwnNotice hidden={{ ...hidden, value: id }}>
          <Button act="dialogue_answer" kind="plain">
            {label}
          </Button>
        </Form>
      ))}
    </Row>
  );
}

type BookProps = Pick<TalkData, 'services'> & { readonly hidden: Readonly<Record<string, string>> };

/** A tap leads to the free times of a service, or to the one place there is. */
function Bookables({ hidden, services }: BookProps) {
  const t = useText(siteDe);
  const { where } = hidden;
  const places = where === 'boxes' || where === 'shop' ? [{ id: 'go', name: t(`dialogue.book.${where}`) }] : services;
  return (
    <Row gap="small">
      {places.map(({ id, name }) => (
        <Form key={id} hasOwnNotice hidden={{ ...hidden, value: id }}>
          <Button act="dialogue_book" icon="arrow">
            {name}
          </Button>
        </Form>
      ))}
      <Form hasOwnNotice hidden={hidden}>
        <Button act="dialogue_none" kind="plain">
          {t(places.length === 0 ? 'dialogue.book.nothing' : 'dialogue.book.none')}
        </Button>
      </Form>
    </Row>
  );
}
