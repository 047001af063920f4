import type { Language } from '@fachwerk/base/language';
import { textIn } from '@fachwerk/base/translated';
import type { Block } from '@fachwerk/pages/contract-content';
import { BLOCK_GROUPS, type BlockKind } from '@fachwerk/pages/rules/block-kind';
import { PageFrame } from '@fachwerk/pages/site-parts';
import { named } from '@fachwerk/react/data-words';
import { translate } from '@fachwerk/react/texts';
import type { Config } from '@puckeditor/core';
import type { ReactNode } from 'react';
import { inOrder } from '../../rules/block-sketches.ts';
import { useEditor } from '../editor/editor-context.ts';
import { newBlock } from '../editor/new-block.ts';
import { ContentFields } from '../fields/block-form.tsx';
import { SettingsFields } from '../fields/settings-fields.tsx';
import { CanvasBlock } from './canvas-block.tsx';
import { useCanvas } from './canvas-context.ts';
import { InsertPlace } from './insert-place.tsx';
import { idOf } from './puck-data.ts';

type Props = Pick<Block, 'version' | 'settings' | 'content' | 'samples'>;

/** Kinds of blocks as the library wants them: its form and its view are ours. */
export function puckConfig(kinds: readonly BlockKind[], languages: readonly Language[]): Config {
  return {
    root: { fields: {}, render: ({ children }: { children: ReactNode }) => <CanvasPage>{children}</CanvasPage> },
    categories: Object.fromEntries(
      BLOCK_GROUPS.map((group, at) => [
        group,
        {
          title: translate(`editor.group.${group}`),
          components: inOrder(kinds)
            .filter((kind) => kind.group === group)
            .map(({ kind }) => kind),
          visible: kinds.some((kind) => kind.group === group),
          defaultExpanded: at === 0,
        },
      ]),
    ),
    components: Object.fromEntries(kinds.map((kind) => [kind.kind, componentOf(kind, languages)])),
  };
}

function componentOf(given: BlockKind, languages: readonly Language[]): Config['components'][string] {
  const { kind, version, settings: plain, content: sample, samples: marks } = newBlock(given, languages);
  return {
    label: named(`block.${kind}`) ?? kind,
    defaultProps: { version, settings: plain, content: sample, samples: marks } satisfies Props,
    fields: {
      content: {
        type: 'custom',
        render: ({ value, onChange }) => <ContentFields kind={kind} content={value} onChange={onChange} />,
      },
      settings: {
        type: 'custom',
        render: ({ value, onChange }) => <SettingsFields settings={value} onChange={onChange} />,
      },
    },
    render: ({ id, version: kept, settings, content, samples }) => (
      <CanvasBlock id={id} block={{ id: idOf(id), kind, version: kept, settings, content, samples }} />
    ),
  };
}

/** Around the blocks what visitors see around them: the title of the page, in its width. */
function CanvasPage({ children }: { children: ReactNode }) {
  const { language } = useEditor();
  const { content, page } = useCanvas().draft;
  return (
    <PageFrame
      title={textIn(content.title, language)}
      layout={content.layout}
      isStart={page.isStart}
      first={content.blocks[0]}
    >
      {children}
      {content.blocks.length === 0 && <InsertPlace at={0} edge="alone" />}
    </PageFrame>
  );
}
