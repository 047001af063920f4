import { fieldOfInstant, HOUSE_ZONE, instantFrom } from '@fachwerk/base/time';
import { useChange } from '@fachwerk/react/call';
import { DateField } from '@fachwerk/react/date-field';
import { notify } from '@fachwerk/react/notice';
import { Panel } from '@fachwerk/react/panel';
import { useText } from '@fachwerk/react/texts';
import { Button, Checkbox, Group, Text } from '@mantine/core';
import { IconWorldUpload } from '@tabler/icons-react';
import { useId, useState } from 'react';
import { type DialogueDetail, dialogueApi } from '../../contract.ts';
import { whyNotPublish } from '../../rules/whether-to-publish.ts';
import { adminDe } from '../../texts/admin.de.ts';

const typedOf = (at: Date | null) => (at ? fieldOfInstant(at, HOUSE_ZONE) : '');
const momentOf = (typed: string) => (typed ? instantFrom(typed, HOUSE_ZONE) : null);

/** From when until when it is offered; empty: always. By the rule the server asks, why not stands beside the button. */
export function PublishForm({
  dialogue,
  isChanged,
}: {
  readonly dialogue: DialogueDetail;
  readonly isChanged: boolean;
}) {
  const t = useText(adminDe);
  const reasonId = useId();
  const publish = useChange(dialogueApi.publish);
  const [from, setFrom] = useState(typedOf(dialogue.shownFrom));
  const [until, setUntil] = useState(typedOf(dialogue.shownUntil));
  const [isInternal, setInternal] = useState(dialogue.isInternal);
  const { id, version, content } = dialogue;
  const fault = whyNotPublish(content.flow);
  const reason = isChanged
    ? t('dialogues.publish.first')
    : fault && t(fault.code, { number: content.flow.findIndex((block) => block.id === fault.blockId) + 1 });
  const run = () =>
    publish.mutateAsync({ id, version, shownFrom: momentOf(from), shownUntil: momentOf(until), isInternal }).then(
      () => notify(t('dialogues.published')),
      () => undefined,
    );
  return (
    <Panel isWide>
      <Group align="end" gap="sm">
        <DateField withTime isFilter label={t('dialogues.field.from')} value={from} onChange={setFrom} />
        <DateField withTime isFilter label={t('dialogues.field.until')} value={until} onChange={setUntil} />
        <Button
          leftSection={<IconWorldUpload size={16} stroke={1.5} />}
          loading={publish.isPending}
          onClick={() => !reason && void run()}
          {...(reason && { 'data-disabled': true, 'aria-disabled': true, 'aria-describedby': reasonId })}
        >
          {t('dialogues.publish')}
        </Button>
      </Group>
      <Checkbox
        mt="sm"
        label={t('dialogues.field.internal')}
        description={t('dialogues.field.internal_help')}
        checked={isInternal}
        onChange={({ currentTarget }) => setInternal(currentTarget.checked)}
      />
      <Text id={reasonId} size="sm" c="danger" role="status">
        {reason}
      </Text>
    </Panel>
  );
}
