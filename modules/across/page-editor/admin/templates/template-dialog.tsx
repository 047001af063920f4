import { useAsk } from '@fachwerk/react/call';
import { named } from '@fachwerk/react/data-words';
import { Dialog } from '@fachwerk/react/dialog';
import { lazyPart } from '@fachwerk/react/lazy-part';
import { ErrorState, Loading } from '@fachwerk/react/states';
import { useEveryText, useText } from '@fachwerk/react/texts';
import { siteTemplateApi, type TemplateLine, TRADES, type Trade } from '@fachwerk/site-templates/contract';
import { Chip, Group, Skeleton, Text, UnstyledButton } from '@mantine/core';
import { useInViewport } from '@mantine/hooks';
import { Suspense, useEffect, useRef, useState } from 'react';
import { adminDe } from '../../texts/admin.de.ts';
import { templateName, tradeName } from './template-name.ts';
import { TemplatePreview } from './template-preview.tsx';
import classes from './templates.module.css';

// What draws pages comes with the first look at one.
const TemplateSheet = lazyPart(async () => (await import('./template-sheet.tsx')).TemplateSheet);

type Filter = 'own' | 'all' | Trade;

function shownIn(filter: Filter, templates: readonly TemplateLine[]): readonly TemplateLine[] {
  if (filter === 'all') return templates;
  return templates.filter(({ isOwn, trade }) => (filter === 'own' ? isOwn : trade === filter));
}

type Props = {
  /** Visitors have seen nothing of the site yet. */
  readonly isNew: boolean;
  readonly onClose: () => void;
};

/** A whole site to begin with. It adds drafts: nothing that is there changes, and nobody sees them yet. */
export function TemplateDialog({ isNew, onClose }: Props) {
  const t = useText(adminDe);
  useEveryText();
  const asked = useAsk(siteTemplateApi.list, {});
  const [chosen, setFilter] = useState<Filter | null>(null);
  const [open, setOpen] = useState<TemplateLine | null>(null);
  const grid = useRef<HTMLUListElement>(null);
  const left = useRef<string | null>(null);
  const templates = asked.data?.templates ?? [];
  const hasOwn = templates.some(({ isOwn }) => isOwn);
  const filter = chosen ?? (hasOwn ? 'own' : 'all');
  const shown = shownIn(filter, templates);
  const filters: Filter[] = [...(hasOwn ? (['own'] as const) : []), 'all', ...TRADES];
  const words = { own: t('webpages.template.own'), all: t('webpages.template.all') };
  useEffect(() => {
    if (open || !left.current) return;
    grid.current?.querySelector<HTMLElement>(`[data-template-key="${left.current}"]`)?.focus();
    left.current = null;
  }, [open]);
  const back = () => {
    left.current = open?.key ?? null;
    setOpen(null);
  };
  return (
    <Dialog title={t('webpages.template.title')} onClose={onClose} size={1180} isSheet>
      {open ? (
        <TemplatePreview
          template={open}
          all={shown}
          languages={asked.data?.languages ?? []}
          isNew={isNew}
          onOpen={setOpen}
          onBack={back}
          onDone={onClose}
        />
      ) : (
        <>
          <Text c="dimmed" mb="sm">
            {t('webpages.template.about')}
          </Text>
          <Chip.Group value={filter} onChange={(next) => setFilter(next as Filter)}>
            <Group gap={8} mb="lg" role="group" aria-label={t('webpages.template.trade')}>
              {filters.map((each) => (
                <Chip key={each} value={each} size="sm">
                  {each === 'own' || each === 'all' ? words[each] : tradeName(each)}
                </Chip>
              ))}
            </Group>
          </Chip.Group>
          {asked.isError && !asked.data && <ErrorState error={asked.error} onRetry={() => asked.refetch()} />}
          {asked.isPending && <Loading lines={6} />}
          <ul ref={grid} className={classes.grid}>
            {shown.map((template) => (
              <li key={template.key}>
                <TemplateCard template={template} onOpen={() => setOpen(template)} />
              </li>
            ))}
          </ul>
        </>
      )}
    </Dialog>
  );
}

function TemplateCard({ template, onOpen }: { template: TemplateLine; onOpen: () => void }) {
  const t = useText(adminDe);
  const { ref, inViewport } = useInViewport<HTMLDivElement>();
  const [wasSeen, setSeen] = useState(false);
  // A page is drawn when somebody could see it, and stays.
  if (inViewport && !wasSeen) setSeen(true);
  const name = templateName(template);
  return (
    <UnstyledButton
      className={classes.card ?? ''}
      data-template-key={template.key}
      aria-label={t('webpages.template.open', { name })}
      onClick={onOpen}
    >
      <div ref={ref} className={classes.thumb} aria-hidden="true">
        {wasSeen && (
          <Suspense fallback={<Skeleton className={classes.waiting ?? ''} />}>
            <TemplateSheet template={template} name={name} className={classes.thumbSheet} />
          </Suspense>
        )}
      </div>
      <Text fw={600}>{name}</Text>
      <Text size="sm" c="dimmed">
        {named(`site_template.${template.key}.about`)}
      </Text>
    </UnstyledButton>
  );
}
