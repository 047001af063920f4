import { useMaybeMe } from '@fachwerk/auth/account';
import type { Language } from '@fachwerk/base/language';
import { type OpenPage, pageApi } from '@fachwerk/pages/contract';
import { samplesIn } from '@fachwerk/pages/rules/samples';
import { useAsk } from '@fachwerk/react/call';
import { lazyPart } from '@fachwerk/react/lazy-part';
import { ErrorState, Loading } from '@fachwerk/react/states';
import { useEveryText } from '@fachwerk/react/texts';
import { type SiteSettings, siteApi } from '@fachwerk/sites/contract';
import { useMediaQuery } from '@mantine/hooks';
import { Suspense, useMemo, useState } from 'react';
import { useParams } from 'react-router';
import type { KnownBlocks } from '../known-blocks.ts';
import { PhoneEditor } from '../phone/phone-editor.tsx';
import classes from './editor.module.css';
import { EditorBar } from './editor-bar.tsx';
import { EditorContext } from './editor-context.ts';
import { EditorNotes } from './editor-notes.tsx';
import { useDraft } from './use-draft.ts';
import { useDrawn } from './use-drawn.ts';

// The canvas and its library come with the first page that is opened on a wide screen.
const PuckCanvas = lazyPart(async () => (await import('../canvas/puck-canvas.tsx')).PuckCanvas);

/** Below this a page is worked on as a list of forms. */
const PHONE_PX = 768;

/** One page of the site, to be worked on. */
export function PageEditor({ known }: { known: KnownBlocks }) {
  const { pageId = '' } = useParams();
  useEveryText();
  const opened = useAsk(pageApi.open, { pageId });
  const site = useAsk(siteApi.find, {});
  const failed = [opened, site].find(({ isError, data }) => isError && !data);
  if (failed) return <ErrorState error={failed.error} onRetry={() => failed.refetch()} isPage />;
  if (!opened.data || !site.data) return <Loading lines={10} />;
  return <OpenEditor key={pageId} opened={opened.data} site={site.data} known={known} />;
}

function OpenEditor({ opened, site, known }: { opened: OpenPage; site: SiteSettings; known: KnownBlocks }) {
  const isPhone = useMediaQuery(`(max-width: ${PHONE_PX - 1}px)`, false, { getInitialValueInEffect: false });
  const draft = useDraft(opened);
  const pages = useAsk(pageApi.list, {}).data?.pages ?? [];
  const [language, setLanguage] = useState<Language>(site.defaultLanguage);
  const [isExpert, setExpert] = useExpert();
  const [revealed, setRevealed] = useState<{ readonly blockId: string } | null>(null);
  const drawnOf = useDrawn(opened.page.id, language, draft.content.blocks);
  const { languages } = site;
  const samples = useMemo(
    () => [
      ...known.kinds.flatMap(({ fields, sample }) => samplesIn(fields, sample)),
      ...opened.content.blocks.flatMap((block) => block.samples ?? []),
    ],
    [known, opened],
  );
  const company = useMaybeMe()?.companyObject;
  const head = { ...site, kind: company?.kind ?? '' };
  const bar = (steps?: React.ReactNode) => (
    <EditorBar draft={draft} onLanguage={setLanguage} onExpert={setExpert} isPhone={isPhone ?? false} steps={steps} />
  );
  return (
    <EditorContext
      value={{
        known,
        companyId: company?.id ?? '',
        head,
        languages,
        language,
        samples,
        isExpert,
        pages,
        reveal: (blockId) => setRevealed({ blockId }),
        revealed,
        drawnOf,
      }}
    >
      {isPhone ? (
        <div className={classes.phone}>
          {bar()}
          <EditorNotes draft={draft} />
          <PhoneEditor draft={draft} />
        </div>
      ) : (
        <div className={classes.editor}>
          <Suspense fallback={<Loading lines={10} />}>
            <PuckCanvas draft={draft} bar={bar} />
          </Suspense>
        </div>
      )}
    </EditorContext>
  );
}

/** Of the device, so that it stays when somebody signs out. */
const KEY = 'device.page-editor.expert';

function useExpert(): readonly [boolean, (isExpert: boolean) => void] {
  const [isExpert, setExpert] = useState(() => localStorage.getItem(KEY) === 'yes');
  const choose = (next: boolean) => {
    localStorage.setItem(KEY, next ? 'yes' : 'no');
    setExpert(next);
  };
  return [isExpert, choose];
}
