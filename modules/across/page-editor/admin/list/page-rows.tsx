import { pageApi, type WebPage } from '@fachwerk/pages/contract';
import { useChange } from '@fachwerk/react/call';
import { useText } from '@fachwerk/react/texts';
import { type DragEvent, useState } from 'react';
import { depthOf, type Move, type Spot, spotAfter, spotAt } from '../../rules/page-moves.ts';
import { adminDe } from '../../texts/admin.de.ts';
import classes from './list.module.css';
import type { NewPage } from './new-page-dialog.tsx';
import { PageRow } from './page-row.tsx';

type Where = 'before' | 'behind' | 'below';
type Over = { readonly id: string; readonly where: Where };

/** The tree of the navigation. A page is moved by its menu, by Alt and the arrows, or by dragging it. */
export function PageRows({ pages, onBegin }: { pages: readonly WebPage[]; onBegin: (begun: NewPage) => void }) {
  const t = useText(adminDe);
  const savePlace = useChange(pageApi.savePlace, { failed: t('webpages.move.failed') });
  const [dragged, setDragged] = useState<string | null>(null);
  const [over, setOver] = useState<Over | null>(null);

  const place = (page: WebPage, spot: Spot | null) => {
    if (!spot || savePlace.isPending) return;
    const { slug, isInNavigation, isHidden, visibleFrom, visibleUntil, version, id } = page;
    const kept = { slug, isInNavigation, isHidden, visibleFrom, visibleUntil };
    savePlace.mutate({ pageId: id, version, place: { ...kept, ...spot } });
  };
  const drop = () => {
    const page = pages.find(({ id }) => id === dragged);
    if (page && over) place(page, spotAt(pages, page.id, over));
    setDragged(null);
    setOver(null);
  };
  const hover = (event: DragEvent, id: string) => {
    if (!dragged) return;
    const where = whereIn(event);
    if (!spotAt(pages, dragged, { id, where })) return;
    event.preventDefault();
    if (over?.id !== id || over.where !== where) setOver({ id, where });
  };
  return (
    <ul className={classes.tree} aria-label={t('webpages.title')}>
      {pages.map((page) => (
        <li
          key={page.id}
          className={classes.row}
          data-depth={Math.min(depthOf(pages, page.id), 4)}
          data-over={over?.id === page.id ? over.where : undefined}
          data-dragged={dragged === page.id || undefined}
          draggable={!page.isStart}
          onDragStart={() => setDragged(page.id)}
          onDragEnd={drop}
          onDragOver={(event) => hover(event, page.id)}
          onDragLeave={() => setOver(null)}
          onDrop={(event) => event.preventDefault()}
        >
          <PageRow
            page={page}
            spotFor={(move: Move) => spotAfter(pages, page.id, move)}
            onPlace={(spot) => place(page, spot)}
            onBegin={onBegin}
            below={pages.filter(({ parentId }) => parentId === page.id).length}
          />
        </li>
      ))}
    </ul>
  );
}

/** The middle of a row means below it, its edges before and behind it. */
function whereIn(event: DragEvent): Where {
  const { top, height } = event.currentTarget.getBoundingClientRect();
  const part = (event.clientY - top) / height;
  if (part < 0.3) return 'before';
  return part > 0.7 ? 'behind' : 'below';
}
