import type { Language } from '@fachwerk/base/language';
import { useText } from '@fachwerk/react/texts';
import { Ago } from '@fachwerk/react/time';
import { Trail, TrailEntry } from '@fachwerk/react/trail';
import { Button, Text, Title } from '@mantine/core';
import type { TextVersion } from '../contract.ts';
import { adminDe } from '../texts/admin.de.ts';
import classes from './texts.module.css';

type Props = { versions: readonly TextVersion[]; onTake: (language: Language, text: string) => void };

/** Who said it how, the newest first; any of it can be taken up again. */
export function WordingHistory({ versions, onTake }: Props) {
  const t = useText(adminDe);
  return (
    <section>
      <Title order={3} size="h5" mb="xs">
        {t('texts.history')}
      </Title>
      {versions.length === 0 ? (
        <Text size="sm" c="dimmed">
          {t('texts.history.none')}
        </Text>
      ) : (
        <Trail>
          {versions.map((version) => (
            <TrailEntry key={version.id}>
              <Version version={version} onTake={onTake} />
            </TrailEntry>
          ))}
        </Trail>
      )}
    </section>
  );
}

function Version({ version, onTake }: { version: TextVersion; onTake: Props['onTake'] }) {
  const t = useText(adminDe);
  const { language, text, at, personName } = version;
  return (
    <>
      <Text size="sm" c="dimmed">
        {t(`language.${language}`)} · <Ago at={at} /> · {personName || t('texts.history.house')}
      </Text>
      <p className={classes.words}>{text ?? t('texts.history.restored')}</p>
      {text !== null && (
        <Button variant="subtle" size="compact-sm" onClick={() => onTake(language, text)}>
          {t('texts.history.take')}
        </Button>
      )}
    </>
  );
}
