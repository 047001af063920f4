import { textIn } from '@fachwerk/base/translated';
import { PageFrame } from '@fachwerk/pages/site-parts';
import type { ReactNode } from 'react';
import { useEditor } from '../editor/editor-context.ts';
import { useCanvas } from './canvas-context.ts';

/** Around the blocks what visitors see around them: the title of the page, in its width. */
export function CanvasPage({ children }: { children: ReactNode }) {
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
    </PageFrame>
  );
}
