import type { WebPage } from '@fachwerk/pages/contract';
import type { Block } from '@fachwerk/pages/contract-content';
import { useEveryText, useText } from '@fachwerk/react/texts';
import { Anchor, Button, Text } from '@mantine/core';
import { IconAlertCircle, IconInfoCircle } from '@tabler/icons-react';
import { Link } from 'react-router';
import type { SeoFinding } from '../../rules/seo-check.ts';
import { adminDe } from '../../texts/admin.de.ts';
import { useBlockLabels } from '../editor/block-words.ts';
import { useEditor } from '../editor/editor-context.ts';
import classes from './seo.module.css';

/** What a visitor would stumble over; the rest is advice. */
const FAULTS: ReadonlySet<SeoFinding['what']> = new Set([
  'description_missing',
  'title_twice',
  'no_blocks',
  'heading_missing',
  'link_missing',
  'link_hidden',
]);

type Props = {
  findings: readonly SeoFinding[];
  page: Pick<WebPage, 'id'>;
  blocks: readonly Block[];
  /** Somebody goes to a block. */
  onDone: () => void;
};

export function FindingList({ findings, page, blocks, onDone }: Props) {
  const t = useText(adminDe);
  useEveryText();
  const { reveal } = useEditor();
  const { blockName, summary } = useBlockLabels();
  return (
    <ul className={classes.findings} aria-label={t('seo.findings')}>
      {findings.map(({ what, blockId, found }) => {
        const block = blocks.find(({ id }) => id === blockId);
        const Icon = FAULTS.has(what) ? IconAlertCircle : IconInfoCircle;
        return (
          <li
            key={`${what} ${blockId} ${found}`}
            className={classes.finding}
            data-fault={FAULTS.has(what) || undefined}
          >
            <Icon size={20} stroke={1.5} role="img" aria-label={t(FAULTS.has(what) ? 'seo.fault' : 'seo.advice')} />
            <div className={classes.findingWords}>
              <Text fw={500}>{t(`seo.found.${what}`, { found })}</Text>
              <Text size="sm" c="dimmed">
                {block ? `${blockName(block.kind)}: ${summary(block)}` : t(`seo.why.${what}`, { found })}
              </Text>
            </div>
            {block ? (
              <Button
                variant="default"
                size="xs"
                aria-label={t('seo.to_block', { name: blockName(block.kind) })}
                onClick={() => {
                  reveal?.(block.id);
                  onDone();
                }}
              >
                {t('seo.block')}
              </Button>
            ) : (
              <Anchor component={Link} to={`/admin/website/pages/${page.id}/settings`} size="sm">
                {t('editor.hurdles.mend')}
              </Anchor>
            )}
          </li>
        );
      })}
    </ul>
  );
}
