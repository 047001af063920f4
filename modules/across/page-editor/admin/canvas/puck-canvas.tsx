import type { Block } from '@fachwerk/pages/contract-content';
import { named } from '@fachwerk/react/data-words';
import { useEveryText, useText } from '@fachwerk/react/texts';
import { SiteContext } from '@fachwerk/site/site-context';
import { useTextsByAltClick } from '@fachwerk/translations/parts';
import { type Data, Puck } from '@puckeditor/core';
import '@puckeditor/core/no-external.css';
import { VisuallyHidden } from '@mantine/core';
import { useMergedRef } from '@mantine/hooks';
import { type ReactNode, type RefObject, useEffect, useMemo, useRef, useState } from 'react';
import { adminDe } from '../../texts/admin.de.ts';
import { useEditor } from '../editor/editor-context.ts';
import { newBlock } from '../editor/new-block.ts';
import type { Draft } from '../editor/use-draft.ts';
import { allowStyles } from './allow-styles.ts';
import { BlockSide } from './block-steps.tsx';
import './canvas.css';
import classes from './canvas.module.css';
import { CanvasContext, useCanvas } from './canvas-context.ts';
import { CanvasHead } from './canvas-head.tsx';
import { DrawerItem } from './drawer-item.tsx';
import { puckConfig } from './puck-config.tsx';
import { blocksOf, dataOf } from './puck-data.ts';
import { puckWords } from './puck-words.ts';
import { SiteStyle, useSiteState } from './site-style.tsx';
import { saidOf } from './use-block-actions.ts';

allowStyles(document);

function CanvasFrame({ children, document: doc }: { children: ReactNode; document?: Document }) {
  const t = useText(adminDe);
  const { onFrame } = useCanvas();
  useTextsByAltClick(doc, '[data-puck-overlay]');
  useEffect(() => {
    if (!doc) return;
    doc.defaultView?.frameElement?.setAttribute('title', t('editor.canvas'));
    // A rule of style says them: the library draws the line.
    doc.body.style.setProperty('--editor-drop-words', JSON.stringify(t('picker.drop')));
    onFrame(doc);
  }, [doc, onFrame, t]);
  return <SiteStyle {...(doc && { document: doc })}>{children}</SiteStyle>;
}

/** Names what the library leaves without one: the choice of how large the page is drawn, and its sign that something loads. */
function useNamedParts(zoom: string) {
  const [box, setBox] = useState<HTMLElement | null>(null);
  useEffect(() => {
    if (!box) return;
    const name = () => {
      for (const select of box.querySelectorAll('select:not([aria-label])')) select.setAttribute('aria-label', zoom);
      for (const sign of box.querySelectorAll('span[aria-label]:not([role])')) sign.setAttribute('role', 'img');
    };
    name();
    const observer = new MutationObserver(name);
    observer.observe(box, { childList: true, subtree: true });
    return () => observer.disconnect();
  }, [box, zoom]);
  return setBox;
}

/** The library's list of kinds is there to be dragged from; pressed, a kind goes behind the chosen block. */
function useDrawerClicks(addNow: RefObject<((block: Block) => void) | null>) {
  const { known, languages } = useEditor();
  const [box, setBox] = useState<HTMLElement | null>(null);
  useEffect(() => {
    if (!box) return;
    const press = ({ target }: MouseEvent) => {
      const item = (target as Element).closest<HTMLElement>('[data-kind]');
      const kind = known.kinds.find((each) => each.kind === item?.dataset.kind);
      if (kind) addNow.current?.(newBlock(kind, languages));
    };
    box.addEventListener('click', press);
    return () => box.removeEventListener('click', press);
  }, [box, known, languages, addNow]);
  return setBox;
}

const OVERRIDES = {
  header: () => <CanvasHead />,
  iframe: CanvasFrame,
  fields: ({ children }: { children: ReactNode }) => <BlockSide>{children}</BlockSide>,
  drawerItem: DrawerItem,
};
/** Below this there is no room for a list on both sides of the page: that of the blocks waits behind its button. */
const ROOMY_PX = 1000;

/** Blocks stay where they are while one is dragged; a line says where it will lie. */
const DND = { behavior: 'static' } as const;

const IFRAME = { enabled: true, waitForStyles: true } as const;

/** The page as visitors will see it, to be changed where it stands. */
export function PuckCanvas({ draft, bar }: { draft: Draft; bar: (steps: ReactNode) => ReactNode }) {
  const t = useText(adminDe);
  useEveryText();
  const { known, languages } = useEditor();
  const site = useSiteState();
  // The names of kinds stand in other modules' texts, which may arrive later.
  const firstName = named(`block.${known.kinds[0]?.kind}`);
  const config = useMemo(() => puckConfig(known.kinds, languages), [known, languages, firstName]);
  const [first] = useState(() => dataOf(draft.content));
  const [ui] = useState(() => ({ leftSideBarVisible: window.innerWidth >= ROOMY_PX }));
  const [frame, setFrame] = useState<Document | null>(null);
  const [said, announce] = useState('');
  const [addAt, setAddAt] = useState<number | null>(null);
  const [fresh, setFresh] = useState<string | null>(null);
  const addNow = useRef<((block: Block) => void) | null>(null);
  const { keeper } = draft;
  const withNames = useNamedParts(t('puck.zoom'));
  const withClicks = useDrawerClicks(addNow);
  const box = useMergedRef(withNames, withClicks);
  const viewports = useMemo(
    () => [
      { width: 390, height: 'auto' as const, label: t('editor.width.phone'), icon: 'Smartphone' as const },
      { width: 820, height: 'auto' as const, label: t('editor.width.tablet'), icon: 'Tablet' as const },
      { width: 1440, height: 'auto' as const, label: t('editor.width.desktop'), icon: 'Monitor' as const },
    ],
    [t],
  );
  const change = (data: Data) => keeper.change({ ...keeper.state.content, blocks: blocksOf(data) });
  return (
    <SiteContext value={site}>
      <CanvasContext
        value={{
          draft,
          bar,
          frame,
          onFrame: setFrame,
          addAt,
          onAddAt: setAddAt,
          fresh,
          onFresh: setFresh,
          addNow,
          announce,
        }}
      >
        <VisuallyHidden role="status">{said}</VisuallyHidden>
        <div ref={box} className={classes.box}>
          <Puck
            config={config}
            data={first}
            onChange={change}
            onAction={(action, now, before) => announce((words) => saidOf(action, now, before) ?? words)}
            overrides={OVERRIDES}
            iframe={IFRAME}
            dnd={DND}
            ui={ui}
            viewports={viewports}
            dictionary={puckWords(t)}
            height="100%"
          />
        </div>
      </CanvasContext>
    </SiteContext>
  );
}
