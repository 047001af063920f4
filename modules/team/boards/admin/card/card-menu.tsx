import { useChange } from '@fachwerk/react/call';
import { MenuAction } from '@fachwerk/react/menu-action';
import { notify } from '@fachwerk/react/notice';
import { useMay } from '@fachwerk/react/session';
import { useText } from '@fachwerk/react/texts';
import { ActionIcon, Menu } from '@mantine/core';
import {
  IconArchive,
  IconArrowBackUp,
  IconArrowsExchange,
  IconCopy,
  IconDots,
  IconTemplate,
} from '@tabler/icons-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { type CardDetails, cardApi } from '../../contract-card.ts';
import { templateApi } from '../../contract-template.ts';
import { adminDe } from '../../texts/admin.de.ts';
import { MoveDialog } from './move-dialog.tsx';
import { useCardChange } from './use-card-change.ts';

type Props = { readonly card: CardDetails; readonly closeTo: string; readonly onChanged: () => void };

export function CardMenu({ card, closeTo, onChanged }: Props) {
  const t = useText(adminDe);
  const navigate = useNavigate();
  const { save } = useCardChange(card, onChanged);
  const add = useChange(cardApi.save, { stale: 'nothing' });
  const [isMoving, setMoving] = useState(false);
  const duplicate = async () => {
    const { title, description, label3, labels, assignees, dueOn, checklist, shortCodes, columnId, values } = card;
    const copy = {
      title: t('desk.copy_of', { title }).slice(0, 200),
      description,
      label3,
      labels,
      assignees,
      dueOn,
      copyOf: card.id,
      values: Object.entries(values).map(([fieldId, value]) => ({ fieldId, value })),
      checklist: checklist.map(({ text }) => ({ text, isDone: false })),
    };
    const made = await add.mutateAsync({ card: copy, column: columnId, shortCodes });
    onChanged();
    navigate(`${closeTo}/${made.id}`);
  };
  const putAway = async () => {
    await save({ isArchived: true });
    navigate(closeTo);
    notify(t('desk.card_archived'), { run: () => void save({ isArchived: false }) });
  };
  return (
    <>
      <Menu position="bottom-end">
        <Menu.Target>
          <ActionIcon variant="subtle" color="gray" size="lg" aria-label={t('desk.card_menu')}>
            <IconDots size={20} stroke={1.5} />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          {card.isArchived ? (
            <MenuAction
              action={{ label: t('desk.restore'), icon: IconArrowBackUp, run: () => void save({ isArchived: false }) }}
            />
          ) : (
            <>
              <MenuAction action={{ label: t('desk.move'), icon: IconArrowsExchange, run: () => setMoving(true) }} />
              <MenuAction action={{ label: t('desk.duplicate'), icon: IconCopy, run: () => void duplicate() }} />
              <KeepCard card={card} />
              <MenuAction action={{ label: t('desk.put_away'), icon: IconArchive, run: () => void putAway() }} />
            </>
          )}
        </Menu.Dropdown>
      </Menu>
      {isMoving && <MoveDialog card={card} onChanged={onChanged} onClose={() => setMoving(false)} />}
    </>
  );
}

function KeepCard({ card }: { readonly card: CardDetails }) {
  const t = useText(adminDe);
  const mayManage = useMay('boards.manage');
  const keep = useChange(templateApi.keep);
  if (!mayManage) return null;
  const run = () =>
    keep.mutate({ cardId: card.id }, { onSuccess: () => notify(t('templates.kept', { name: card.title })) });
  return <MenuAction action={{ label: t('templates.keep'), icon: IconTemplate, run }} />;
}
