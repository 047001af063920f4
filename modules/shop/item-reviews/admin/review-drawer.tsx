import { useAsk, useChange } from '@fachwerk/react/call';
import { useContractForm } from '@fachwerk/react/contract-form';
import { Fact, Facts } from '@fachwerk/react/facts';
import { Form } from '@fachwerk/react/form';
import { notify } from '@fachwerk/react/notice';
import { RecordDrawer } from '@fachwerk/react/record-drawer';
import { useMay } from '@fachwerk/react/session';
import { useText } from '@fachwerk/react/texts';
import { Ago, formatDateTime } from '@fachwerk/react/time';
import { Anchor, Button, Group, Stack, Textarea } from '@mantine/core';
import { IconBan, IconCircleCheck } from '@tabler/icons-react';
import { Link, useParams } from 'react-router';
import * as z from 'zod/mini';
import { type Review, reviewApi } from '../contract.ts';
import { adminDe } from '../texts/admin.de.ts';
import { ReviewMark, StarMarks } from './review-state.tsx';
import classes from './reviews.module.css';
import { usePublish } from './use-moderation.ts';

type Props = { onReject: (review: Review) => void };

/** One review over the list: what was said, about which item and purchase, the decision, and the answer of the shop. */
export function ReviewDrawer({ onReject }: Props) {
  const t = useText(adminDe);
  const { id } = useParams();
  const mayModerate = useMay('item-reviews.moderate');
  const asked = useAsk(reviewApi.find, { id: id ?? '' }, { isEnabled: id !== undefined });
  return (
    <RecordDrawer
      isOpen={id !== undefined}
      asked={asked}
      kind={t('item-reviews.one')}
      title={({ item }) => item.name}
      subtitle={({ state }) => <ReviewMark state={state} />}
      gone={t('item-reviews.gone')}
      closeTo="/admin/item-reviews"
      width={640}
    >
      {(review) => (
        <Stack gap="lg" pb="lg">
          {mayModerate && <Decision review={review} onReject={onReject} />}
          <section aria-label={t('item-reviews.one')}>
            <Group gap="sm">
              <StarMarks stars={review.stars} />
              {review.title && <strong>{review.title}</strong>}
            </Group>
            <p className={classes.words}>{review.text || t('item-reviews.no_text')}</p>
          </section>
          <ReviewFacts review={review} />
          {mayModerate && review.state === 'published' && <ReplyForm key={review.id} review={review} />}
        </Stack>
      )}
    </RecordDrawer>
  );
}

function Decision({ review, onReject }: { review: Review } & Props) {
  const t = useText(adminDe);
  const publish = usePublish();
  return (
    <Group gap="xs">
      {review.state !== 'published' && (
        <Button leftSection={<IconCircleCheck size={16} stroke={1.5} />} onClick={() => void publish([review])}>
          {t('item-reviews.publish')}
        </Button>
      )}
      {review.state !== 'rejected' && (
        <Button variant="default" leftSection={<IconBan size={16} stroke={1.5} />} onClick={() => onReject(review)}>
          {t('item-reviews.reject')}
        </Button>
      )}
    </Group>
  );
}

function ReviewFacts({ review }: { review: Review }) {
  const t = useText(adminDe);
  const { item, order, name, writtenAt, reason, decidedAt, decidedName, state, reply } = review;
  return (
    <Facts>
      <Fact name={t('item-reviews.field.item')}>
        <Anchor component={Link} to={`/admin/item-reviews?state=all&item=${item.id}`}>
          {item.name}
        </Anchor>
      </Fact>
      <Fact name={t('item-reviews.field.name')}>{name || t('item-reviews.nameless')}</Fact>
      <Fact name={t('item-reviews.field.order')}>
        {order ? (
          <Anchor component={Link} to={`/admin/orders/${order.id}`}>
            {order.number}
          </Anchor>
        ) : (
          t('item-reviews.no_order')
        )}
      </Fact>
      <Fact name={t('item-reviews.field.written')}>
        <Ago at={writtenAt} />
      </Fact>
      {reason && <Fact name={t('item-reviews.field.reason')}>{t(`review_reason.${reason}`)}</Fact>}
      {decidedAt && (
        <Fact name={t('item-reviews.field.decided')}>
          {decidedName
            ? t('item-reviews.decided', { name: decidedName, at: formatDateTime(decidedAt) })
            : formatDateTime(decidedAt)}
        </Fact>
      )}
      {reply && state !== 'published' && (
        <Fact name={t('item-reviews.field.reply')}>
          <span className={classes.words}>{reply}</span>
        </Fact>
      )}
    </Facts>
  );
}

const Values = z.pick(reviewApi.reply.input, { text: true });

function ReplyForm({ review: { id, version, reply } }: { review: Review }) {
  const t = useText(adminDe);
  const form = useContractForm(Values, { text: reply });
  const save = useChange(reviewApi.reply, { isQuiet: true });
  const onSave = async (values: z.infer<typeof Values>) => {
    await save.mutateAsync({ id, version, ...values });
    notify(t('item-reviews.reply.saved'));
  };
  return (
    <Form form={form} onSave={onSave} saveLabel={t('item-reviews.reply.save')}>
      <Textarea
        label={t('item-reviews.reply')}
        description={t('item-reviews.reply.help')}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        rows={4}
        {...form.field('text')}
      />
    </Form>
  );
}
