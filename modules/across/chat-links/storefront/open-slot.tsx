import { Button } from '@fachwerk/site/button';
import { Form } from '@fachwerk/site/form';
import { Row } from '@fachwerk/site/layout';
import { useSite } from '@fachwerk/site/site-context';
import type { PartProps } from '@fachwerk/site/slot';

type OpenData = {
  readonly blockId: string;
  readonly boxes: readonly { readonly id: string; readonly boxNumber: string; readonly locationName: string }[];
  /** Of the next opening: a second tap is the same one. */
  readonly transactionId: string;
};

export function Part({ given, data }: PartProps<{ readonly messageId: string }, OpenData>) {
  const { translate } = useSite();
  const { blockId, boxes, transactionId } = data;
  const hidden = { blockId, answerMessageId: `d-${given.messageId}` };
  return (
    <Row gap="small">
      {boxes.length === 0 && <p>{translate('dialogue.open.none_known')}</p>}
      {boxes.map(({ id, boxNumber, locationName }) => (
        <Form key={id} hasOwnNotice hidden={{ ...hidden, rentalId: id, transactionId }}>
          <Button act="dialogue_open" icon="box">
            {translate('dialogue.open', { box: boxNumber, location: locationName })}
          </Button>
        </Form>
      ))}
      <Form hasOwnNotice hidden={hidden}>
        <Button act="dialogue_none" kind="plain">
          {translate(boxes.length === 0 ? 'dialogue.open.unknown' : 'dialogue.open.not_now')}
        </Button>
      </Form>
    </Row>
  );
}
