import { ALL_BLOCKS } from '../known-blocks.ts';
import { PageEditor } from './page-editor.tsx';

/** The editor with all kinds of blocks there are. */
export function EditorScreen() {
  return <PageEditor known={ALL_BLOCKS} />;
}
