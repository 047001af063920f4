import { type PageVersion, pageApi } from '@fachwerk/pages/contract';
import type { PageContent } from '@fachwerk/pages/contract-content';
import { diffContents } from '@fachwerk/pages/rules/page-diff';
import { useAsk } from '@fachwerk/react/call';
import { LIGHT_SELECT } from '@fachwerk/react/light-select';
import { ErrorState, Loading } from '@fachwerk/react/states';
import { useText } from '@fachwerk/react/texts';
import { SiteContext } from '@fachwerk/site/site-context';
import { Button, Group, SegmentedControl, Select, Title } from '@mantine/core';
import { IconArrowLeft } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { adminDe } from '../../texts/admin.de.ts';
import { DrawnBlock } from '../canvas/drawn-block.tsx';
import { SiteSheet, useSiteState } from '../canvas/site-style.tsx';
import { EditorContext, useEditor } from '../editor/editor-context.ts';
import type { Draft } from '../editor/use-draft.ts';
import { useDrawn } from '../editor/use-drawn.ts';
import { ChangeList } from './change-list.tsx';
import classes from './versions.module.css';

type Props = {
  draft: Draft;
  version: PageVersion;
  /** What it can be held against, beside the draft. */
  others: readonly PageVersion[];
  onBack: () => void;
  children: ReactNode;
};

/** A version and another one, or the draft, side by side as visitors see them, the older one first; on a phone one at a time. */
export function CompareVersion({ draft, version, others, onBack, children }: Props) {
  const t = useText(adminDe);
  const [otherId, setOtherId] = useState('');
  const other = others.find(({ id }) => id === otherId);
  const asked = useVersion(draft.page.id, version.id);
  const askedOther = useVersion(draft.page.id, other?.id);
  const failed = [asked, askedOther].find(({ isError, data }) => isError && !data);
  const nameOf = ({ number }: PageVersion) => t('editor.version', { number });
  const sides = [
    { title: nameOf(version), content: asked.data?.content, number: version.number },
    other
      ? { title: nameOf(other), content: askedOther.data?.content, number: other.number }
      : { title: t('editor.version.draft'), content: draft.content, number: Number.POSITIVE_INFINITY },
  ].sort((a, b) => a.number - b.number) as [Side, Side];
  return (
    <>
      <Group justify="space-between" mb="md">
        <Button variant="subtle" color="gray" leftSection={<IconArrowLeft size={16} stroke={1.5} />} onClick={onBack}>
          {t('editor.versions.all')}
        </Button>
        <Group align="flex-end">
          <Select
            label={t('editor.version.against')}
            data={[
              { value: '', label: t('editor.version.draft') },
              ...others.filter(({ id }) => id !== version.id).map((each) => ({ value: each.id, label: nameOf(each) })),
            ]}
            {...LIGHT_SELECT}
            value={otherId}
            onChange={(next) => setOtherId(next ?? '')}
          />
          {children}
        </Group>
      </Group>
      {failed && <ErrorState error={failed.error} onRetry={() => failed.refetch()} />}
      {!failed && !(sides[0].content && sides[1].content) && <Loading lines={6} />}
      <Sides pageId={draft.page.id} sides={sides} />
    </>
  );
}

function useVersion(pageId: string, versionId: string | undefined) {
  return useAsk(pageApi.version, { pageId, versionId: versionId ?? '' }, { isEnabled: versionId !== undefined });
}

type Side = { readonly title: string; readonly content: PageContent | undefined; readonly number: number };

/** Both as visitors see them, with what differs in words above; on a phone one at a time. */
export function Sides({ pageId, sides: [before, after] }: { pageId: string; sides: [Side, Side] }) {
  const t = useText(adminDe);
  const [shown, show] = useState<'before' | 'after'>('before');
  if (!before.content || !after.content) return null;
  const { blocks } = diffContents(before.content, after.content);
  const marksOf = (side: 'before' | 'after'): ReadonlyMap<string, Mark> =>
    new Map(blocks.filter((each) => each[side] !== null).map(({ id, what }) => [id, what]));
  return (
    <>
      <ChangeList before={before.content} after={after.content} none={t('editor.version.same')} />
      <SegmentedControl
        className={classes.toggle ?? ''}
        fullWidth
        mb="sm"
        aria-label={t('editor.version.shown')}
        data={[
          { value: 'before', label: before.title },
          { value: 'after', label: after.title },
        ]}
        value={shown}
        onChange={(next) => show(next as typeof shown)}
      />
      <div className={classes.compare} data-shown={shown}>
        {(
          [
            ['before', before],
            ['after', after],
          ] as const
        ).map(([side, { title, content, number }]) => (
          <section key={`${side} ${number}`} aria-label={title} data-side={side}>
            <Title order={3} mb="xs" className={classes.sideTitle ?? ''}>
              {title}
            </Title>
            <DrawnVersion pageId={pageId} title={title} content={content!} marks={marksOf(side)} />
          </section>
        ))}
      </div>
    </>
  );
}

type Mark = 'added' | 'removed' | 'changed' | 'moved';

type DrawnProps = {
  pageId: string;
  title: string;
  content: PageContent;
  marks: ReadonlyMap<string, Mark>;
};

/** A version as visitors saw it, with what the other one has otherwise marked. To be looked at only: nothing in it can be pressed. */
function DrawnVersion({ pageId, title, content, marks }: DrawnProps) {
  const t = useText(adminDe);
  const editor = useEditor();
  const site = useSiteState();
  const drawnOf = useDrawn(pageId, editor.language, content.blocks);
  return (
    <EditorContext value={{ ...editor, drawnOf }}>
      <SiteContext value={site}>
        <SiteSheet title={title} className={classes.frame}>
          {content.blocks.map((block, at) => {
            const mark = marks.get(block.id);
            return (
              <div key={block.id} className={classes.drawn} data-mark={mark}>
                {mark && <span className={classes.mark}>{t(`editor.mark.${mark}`)}</span>}
                <DrawnBlock block={block} isFirst={at === 0} />
              </div>
            );
          })}
        </SiteSheet>
      </SiteContext>
    </EditorContext>
  );
}

/** A page that has nothing to be compared with. */
export function DrawnAlone(given: Pick<DrawnProps, 'pageId' | 'title' | 'content'>) {
  return <DrawnVersion {...given} marks={NO_MARKS} />;
}

const NO_MARKS: DrawnProps['marks'] = new Map();
