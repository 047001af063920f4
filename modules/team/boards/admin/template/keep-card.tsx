import { useChange } from '@fachwerk/react/call';
import { MenuAction } from '@fachwerk/react/menu-action';
import { notify } from '@fachwerk/react/notice';
import { useMay } from '@fachwerk/react/session';
import { useText } from '@fachwerk/react/texts';
import { IconTemplate } from '@tabler/icons-react';
import type { CardDetails } from '../../contract-card.ts';
import { templateApi } from '../../contract-template.ts';
import { adminDe } from '../../texts/admin.de.ts';

export function KeepCard({ card }: { readonly card: CardDetails }) {
  const t = useText(adminDe);
  const mayManage = useMay('boards.manage');
  const keep = useChange(templateApi.keep);
  if (!mayManage) return null;
  const run = () =>
    keep.mutate({ cardId: card.id }, { onSuccess: () => notify(t('templates.kept', { name: card.title })) });
  return <MenuAction action={{ label: t('templates.keep'), icon: IconTemplate, run }} />;
}
