import type { Language } from '@fachwerk/base/language';
import { useAsk } from '@fachwerk/react/call';
import { Dialog } from '@fachwerk/react/dialog';
import type { LongTextHelp } from '@fachwerk/react/long-text-slot';
import { useMay } from '@fachwerk/react/session';
import { useText } from '@fachwerk/react/texts';
import { Button } from '@mantine/core';
import { IconSparkles } from '@tabler/icons-react';
import { useState } from 'react';
import { aiTextApi, MOST_INPUT, type TextOptions } from '../../contract.ts';
import { adminDe } from '../../texts/admin.de.ts';
import { WritingForm } from './writing-form.tsx';

/** The languages that texts are written in (spec §7). */
const WRITTEN: Partial<Record<Language, TextOptions['language']>> = {
  de: 'deutsch',
  deDu: 'deutsch',
  en: 'englisch',
};

/** Under a long text: a suggestion that takes its place when somebody says so. Where nobody writes there is nothing to see. */
export function WritingHelp({ label, text, language, onTake }: LongTextHelp) {
  const t = useText(adminDe);
  const mayUse = useMay('ai_text.use');
  const written = WRITTEN[language];
  const asked = useAsk(aiTextApi.state, {}, { isEnabled: mayUse && written !== undefined });
  const [isOpen, setIsOpen] = useState(false);
  if (!mayUse || !written || !asked.data?.isSetUp) return null;
  const initial: TextOptions = {
    mode: text.trim() === '' ? 'create' : 'optimize',
    tone: language === 'deDu' ? 'locker' : 'freundlich',
    language: written,
    input: text.slice(0, MOST_INPUT),
  };
  return (
    <>
      <Button
        size="compact-xs"
        variant="subtle"
        mt={4}
        leftSection={<IconSparkles size={14} stroke={1.5} />}
        onClick={() => setIsOpen(true)}
      >
        {t('ai_text.help')}
      </Button>
      {isOpen && (
        <Dialog title={t('ai_text.help_for', { label })} onClose={() => setIsOpen(false)} size="lg">
          <WritingForm
            initial={initial}
            used={asked.data}
            onTake={(suggestion) => {
              onTake(suggestion);
              setIsOpen(false);
            }}
          />
        </Dialog>
      )}
    </>
  );
}
