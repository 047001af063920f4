import type { Language } from '@fachwerk/base/language';
import { useLeaveGuard } from '@fachwerk/react/leave-guard';
import { LIGHT_SELECT } from '@fachwerk/react/light-select';
import { MenuAction } from '@fachwerk/react/menu-action';
import { useText } from '@fachwerk/react/texts';
import { ActionIcon, Button, Group, Menu, Select, Text, Title } from '@mantine/core';
import {
  IconAlertTriangle,
  IconArrowLeft,
  IconCheck,
  IconCloudOff,
  IconDots,
  IconEye,
  IconHistory,
  IconLoader2,
  IconSettings,
  IconTools,
  IconWorldSearch,
} from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router';
import { adminDe } from '../../texts/admin.de.ts';
import { SeoDialog } from '../seo/seo-dialog.tsx';
import { VersionsDrawer } from '../versions/versions-dialog.tsx';
import classes from './editor.module.css';
import { useEditor } from './editor-context.ts';
import { PreviewDialog } from './preview-dialog.tsx';
import { PublishDialog } from './publish-dialog.tsx';
import type { Draft } from './use-draft.ts';

type Props = {
  draft: Draft;
  onLanguage: (language: Language) => void;
  onExpert: (isExpert: boolean) => void;
  isPhone: boolean;
  /** Back and forth, where the editor has them. */
  steps?: ReactNode;
};

/** What is done with the page as a whole. */
export function EditorBar({ draft, onLanguage, onExpert, isPhone, steps }: Props) {
  const t = useText(adminDe);
  const { languages, language, isExpert } = useEditor();
  const [open, setOpen] = useState<'publish' | 'preview' | 'versions' | 'seo' | null>(null);
  // What only waits is saved on the way out.
  useLeaveGuard(draft.saving === 'offline' || draft.saving === 'refused');
  const { page } = draft;
  const isShown = draft.saving === 'saved' && !page.hasChanges;
  const close = () => setOpen(null);
  return (
    <header className={classes.bar}>
      <ActionIcon
        component={Link}
        to="/admin/website/pages"
        variant="subtle"
        color="gray"
        size={36}
        aria-label={t('editor.back')}
        title={t('editor.back')}
      >
        <IconArrowLeft size={20} stroke={1.5} />
      </ActionIcon>
      <div className={classes.name}>
        <Title order={1} size="h4" className={classes.title ?? ''}>
          {page.title || t('webpages.untitled')}
        </Title>
        <SavingState draft={draft} />
      </div>
      {steps}
      <Group gap="xs" wrap="nowrap" className={classes.actions ?? ''}>
        {languages.length > 1 && (
          <Select
            aria-label={t('editor.language')}
            data={languages.map((each) => ({ value: each, label: t(`language.${each}`) }))}
            {...LIGHT_SELECT}
            w={isPhone ? 110 : 150}
            value={language}
            onChange={(next) => next && onLanguage(next as Language)}
          />
        )}
        {!isPhone && (
          <Button variant="default" leftSection={<IconEye size={16} stroke={1.5} />} onClick={() => setOpen('preview')}>
            {t('editor.preview')}
          </Button>
        )}
        <Button
          disabled={isShown}
          title={isShown ? t('editor.publish.nothing') : undefined}
          onClick={() => setOpen('publish')}
        >
          {t('editor.publish')}
        </Button>
        <Menu position="bottom-end" shadow="md">
          <Menu.Target>
            <ActionIcon variant="subtle" color="gray" size={36} aria-label={t('editor.more')}>
              <IconDots size={18} stroke={1.5} />
            </ActionIcon>
          </Menu.Target>
          <Menu.Dropdown>
            {isPhone && (
              <MenuAction action={{ label: t('editor.preview'), icon: IconEye, run: () => setOpen('preview') }} />
            )}
            <MenuAction action={{ label: t('seo.title'), icon: IconWorldSearch, run: () => setOpen('seo') }} />
            <MenuAction action={{ label: t('editor.versions'), icon: IconHistory, run: () => setOpen('versions') }} />
            <MenuAction
              action={{
                label: t('webpages.settings'),
                icon: IconSettings,
                run: () => undefined,
                to: `/admin/website/pages/${page.id}/settings`,
              }}
            />
            <MenuAction
              action={{
                label: t(isExpert ? 'editor.expert.off' : 'editor.expert.on'),
                icon: IconTools,
                run: () => onExpert(!isExpert),
              }}
            />
          </Menu.Dropdown>
        </Menu>
      </Group>
      {open === 'publish' && <PublishDialog draft={draft} onClose={close} />}
      {open === 'preview' && <PreviewDialog draft={draft} onClose={close} />}
      {open === 'seo' && <SeoDialog draft={draft} onClose={close} />}
      {open === 'versions' && <VersionsDrawer draft={draft} onClose={close} />}
    </header>
  );
}

const LOOKS = {
  saved: IconCheck,
  waiting: IconLoader2,
  saving: IconLoader2,
  offline: IconCloudOff,
  refused: IconAlertTriangle,
};

/** Quiet while all is well. */
function SavingState({ draft: { saving } }: { draft: Draft }) {
  const t = useText(adminDe);
  const Icon = LOOKS[saving];
  return (
    <Text
      size="xs"
      c={saving === 'refused' || saving === 'offline' ? 'danger' : 'dimmed'}
      role="status"
      component="div"
    >
      <Icon size={14} stroke={1.5} aria-hidden className={classes.savingIcon ?? ''} /> {t(`editor.saving.${saving}`)}
    </Text>
  );
}
