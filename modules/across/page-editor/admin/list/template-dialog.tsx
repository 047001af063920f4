import { useAsk, useChange } from '@fachwerk/react/call';
import { named } from '@fachwerk/react/data-words';
import { Dialog } from '@fachwerk/react/dialog';
import { lazyPart } from '@fachwerk/react/lazy-part';
import { notify } from '@fachwerk/react/notice';
import { ErrorState, Loading } from '@fachwerk/react/states';
import { useEveryText, useText } from '@fachwerk/react/texts';
import { useWrittenLanguages } from '@fachwerk/react/written-languages';
import type { Template } from '@fachwerk/site/frame';
import { siteTemplateApi, type Trade } from '@fachwerk/site-templates/contract';
import { Button, Paper, SegmentedControl, SimpleGrid, Skeleton, Switch, Text } from '@mantine/core';
import { Suspense, useState } from 'react';
import { adminDe } from '../../texts/admin.de.ts';
import classes from './list.module.css';

// What draws pages comes with the first look at one.
const TemplateThumb = lazyPart(async () => (await import('./template-thumb.tsx')).TemplateThumb);

const LOOKS = ['white-clean', 'black-clean'] as const satisfies readonly Template[];

const nameOf = (trade: Trade) => named(`site_template.${trade}`) ?? trade;

/** A whole site to begin with, by trade. It adds drafts: nothing that is there changes, and nobody sees them yet. */
export function TemplateDialog({ onClose }: { onClose: () => void }) {
  const t = useText(adminDe);
  useEveryText();
  const asked = useAsk(siteTemplateApi.list, {});
  const apply = useChange(siteTemplateApi.apply, { failed: t('webpages.template.failed') });
  const [look, setLook] = useState<Template>('white-clean');
  const hasEnglish = useWrittenLanguages().includes('en');
  const [isInEnglish, setInEnglish] = useState(false);
  const take = (trade: Trade) =>
    void apply.mutateAsync({ trade, isInEnglish }).then(
      ({ pages }) => {
        notify(t('webpages.template.done', { count: pages.length }));
        onClose();
      },
      () => undefined,
    );
  return (
    <Dialog title={t('webpages.template.title')} onClose={onClose} size={880}>
      <Text c="dimmed" mb="md">
        {t('webpages.template.about')}
      </Text>
      <SegmentedControl
        mb="md"
        aria-label={t('webpages.template.ground')}
        data={LOOKS.map((each) => ({ value: each, label: t(`webpages.template.${each}`) }))}
        value={look}
        onChange={(next) => setLook(next as Template)}
      />
      {hasEnglish && (
        <Switch
          mb="md"
          label={t('webpages.template.english')}
          description={t('webpages.template.english.help')}
          checked={isInEnglish}
          onChange={(event) => setInEnglish(event.currentTarget.checked)}
        />
      )}
      {asked.isError && !asked.data && <ErrorState error={asked.error} onRetry={() => asked.refetch()} />}
      {asked.isPending && <Loading lines={6} />}
      <SimpleGrid component="ul" cols={{ base: 1, sm: 2 }} className={classes.templates ?? ''}>
        {asked.data?.templates.map(({ trade, pages }) => (
          <Paper key={trade} component="li" withBorder p="md">
            <Suspense fallback={<Skeleton className={classes.thumb ?? ''} />}>
              <TemplateThumb trade={trade} name={nameOf(trade)} look={look} />
            </Suspense>
            <Text fw={600}>{nameOf(trade)}</Text>
            <Text size="sm" c="dimmed" mb="sm">
              {pages.join(', ')}
            </Text>
            <Button
              variant="default"
              size="xs"
              loading={apply.isPending && apply.variables?.trade === trade}
              disabled={apply.isPending}
              aria-label={t('webpages.template.take_this', { name: nameOf(trade) })}
              onClick={() => take(trade)}
            >
              {t('webpages.template.take')}
            </Button>
          </Paper>
        ))}
      </SimpleGrid>
    </Dialog>
  );
}
