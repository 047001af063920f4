import { Button } from '@fachwerk/site/button';
import { Card } from '@fachwerk/site/card';
import { Form } from '@fachwerk/site/form';
import type { PartProps } from '@fachwerk/site/slot';
import { useText } from '@fachwerk/site/texts';
import { siteDe } from '../texts/site.de.ts';

type Given = { readonly secret: string; readonly messageId: string };

/** Another way than writing: the assistant asks. */
export function Part({ given, data: { starter } }: PartProps<Given, { readonly starter: string }>) {
  const t = useText(siteDe);
  return (
    <Card title={t('dialogue.start.title')}>
      <p>{t('dialogue.start.text')}</p>
      <Form hasOwnNotice hidden={{ secret: given.secret, messageId: given.messageId }}>
        <div>
          <Button act="dialogue_begin" kind="plain">
            {starter}
          </Button>
        </div>
      </Form>
    </Card>
  );
}
