import { useAsk } from '@fachwerk/react/call';
import { RecordDrawer } from '@fachwerk/react/record-drawer';
import { useText } from '@fachwerk/react/texts';
import { useParams } from 'react-router';
import { translationApi } from '../contract.ts';
import { adminDe } from '../texts/admin.de.ts';
import { FixedWords } from './fixed-words.tsx';
import { shownIn } from './text-columns.tsx';
import { keyIn } from './text-path.ts';
import { WordingForm } from './wording-form.tsx';

/** One text over the list: what it says in each language, and what it said before. */
export function TextDrawer({ closeTo }: { closeTo: string }) {
  const t = useText(adminDe);
  const { key } = useParams();
  const asked = useAsk(translationApi.find, { key: keyIn(key ?? '') }, { isEnabled: key !== undefined });
  return (
    <RecordDrawer
      isOpen={key !== undefined}
      asked={asked}
      kind={t('texts.one')}
      title={({ constant }) => shownIn(constant, 'de')?.text ?? constant.id}
      subtitle={({ constant }) => `${t(`texts.area.${constant.area}`)} · ${constant.id}`}
      gone={t('texts.gone')}
      closeTo={closeTo}
      width={720}
    >
      {(found) =>
        found.constant.isFixed ? (
          <FixedWords constant={found.constant} />
        ) : (
          <WordingForm key={found.constant.id} {...found} />
        )
      }
    </RecordDrawer>
  );
}
