import { MenuAction } from '@fachwerk/react/menu-action';
import { useText } from '@fachwerk/react/texts';
import { IconTemplate } from '@tabler/icons-react';
import { useNavigate } from 'react-router';
import type { Board } from '../../contract.ts';
import { adminDe } from '../../texts/admin.de.ts';

export function TemplatesMenuItem({ board }: { readonly board: Board }) {
  const t = useText(adminDe);
  const navigate = useNavigate();
  const run = () => navigate(`/backend/chat/t/board/templates/${board.id}`);
  return <MenuAction action={{ label: t('templates.title'), icon: IconTemplate, run }} />;
}
