import type { BoardMenuSlotProps } from '@fachwerk/boards/slots';
import { MenuAction } from '@fachwerk/react/menu-action';
import { useText } from '@fachwerk/react/texts';
import { IconBolt } from '@tabler/icons-react';
import { useNavigate } from 'react-router';
import { adminDe } from '../texts/admin.de.ts';

export function RulesMenuItem({ board }: BoardMenuSlotProps) {
  const t = useText(adminDe);
  const navigate = useNavigate();
  const run = () => navigate(`/backend/chat/t/board/rules/${board.id}`);
  return <MenuAction action={{ label: t('rules.title'), icon: IconBolt, run }} />;
}
