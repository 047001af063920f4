import type { Language } from '@fachwerk/base/language';
import { useChange } from '@fachwerk/react/call';
import { named } from '@fachwerk/react/data-words';
import { lazyPart } from '@fachwerk/react/lazy-part';
import { notify } from '@fachwerk/react/notice';
import { useMay } from '@fachwerk/react/session';
import { useText } from '@fachwerk/react/texts';
import { siteTemplateApi, type TemplateLine } from '@fachwerk/site-templates/contract';
import { ActionIcon, Button, Checkbox, Group, SegmentedControl, Skeleton, Text } from '@mantine/core';
import { useMediaQuery, useWindowEvent } from '@mantine/hooks';
import { IconArrowLeft, IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { Suspense, useEffect, useRef, useState } from 'react';
import { adminDe } from '../../texts/admin.de.ts';
import { templateName } from './template-name.ts';
import classes from './templates.module.css';

const TemplateSheet = lazyPart(async () => (await import('./template-sheet.tsx')).TemplateSheet);

type Width = 'desktop' | 'phone';

type Props = {
  readonly template: TemplateLine;
  /** Those one came from, to go on among. */
  readonly all: readonly TemplateLine[];
  readonly languages: readonly Language[];
  readonly isNew: boolean;
  readonly onOpen: (template: TemplateLine) => void;
  readonly onBack: () => void;
  readonly onDone: () => void;
};

/** One template, large: as on a computer or on a phone, and what taking it over does. */
export function TemplatePreview({ template, all, languages, isNew, onOpen, onBack, onDone }: Props) {
  const t = useText(adminDe);
  const isSmall = useMediaQuery('(max-width: 575px)', false, { getInitialValueInEffect: false });
  const [width, setWidth] = useState<Width>(isSmall ? 'phone' : 'desktop');
  const at = all.findIndex(({ key }) => key === template.key);
  const go = (by: number) => onOpen(all[(at + by + all.length) % all.length]!);
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  // A short cut for what the two buttons do; in a choice the arrows move that.
  useWindowEvent('keydown', ({ target, key }) => {
    if (target instanceof HTMLInputElement) return;
    if (key === 'ArrowLeft') go(-1);
    if (key === 'ArrowRight') go(1);
  });
  const name = templateName(template);
  return (
    <div className={classes.preview}>
      <div className={classes.head}>
        <Button variant="subtle" size="compact-md" leftSection={<IconArrowLeft size={18} />} onClick={onBack}>
          {t('webpages.template.back')}
        </Button>
        <Group gap={4} wrap="nowrap" justify="center" className={classes.name ?? ''}>
          <Step icon="left" label={t('webpages.template.earlier')} isOff={all.length < 2} onGo={() => go(-1)} />
          <h3 ref={title} tabIndex={-1} className={classes.title}>
            {name}
          </h3>
          <Step icon="right" label={t('webpages.template.later')} isOff={all.length < 2} onGo={() => go(1)} />
        </Group>
        <SegmentedControl
          size="xs"
          aria-label={t('webpages.template.width')}
          data={(['desktop', 'phone'] as const).map((each) => ({
            value: each,
            label: t(`webpages.template.${each}`),
          }))}
          value={width}
          onChange={(next) => setWidth(next as Width)}
        />
      </div>
      <div className={`${classes.stage} ${classes[width]}`}>
        <Suspense fallback={<Skeleton className={classes.waiting ?? ''} />}>
          <TemplateSheet
            key={`${template.key}-${width}`}
            template={template}
            name={name}
            className={classes.stageSheet}
            isLarge
          />
        </Suspense>
      </div>
      <Taking template={template} languages={languages} isNew={isNew} onDone={onDone} />
    </div>
  );
}

type StepProps = { icon: 'left' | 'right'; label: string; isOff: boolean; onGo: () => void };

function Step({ icon, label, isOff, onGo }: StepProps) {
  const Icon = icon === 'left' ? IconChevronLeft : IconChevronRight;
  return (
    <ActionIcon
      variant="subtle"
      color="gray"
      size={36}
      aria-label={label}
      title={label}
      disabled={isOff}
      onClick={onGo}
    >
      <Icon size={20} stroke={1.5} />
    </ActionIcon>
  );
}

function Taking({ template, languages, isNew, onDone }: Pick<Props, 'template' | 'languages' | 'isNew' | 'onDone'>) {
  const t = useText(adminDe);
  const apply = useChange(siteTemplateApi.apply, { failed: t('webpages.template.failed') });
  const mayDress = useMay('sites.manage');
  const [takesLook, setTakesLook] = useState(isNew);
  const [isTranslated, setTranslated] = useState(false);
  const hasOthers = languages.some((each) => each !== 'de' && each !== 'deDu');
  const take = () =>
    void apply.mutateAsync({ template: template.key, isTranslated, takesLook: mayDress && takesLook }).then(
      ({ pages }) => {
        notify(t('webpages.template.done', { count: pages.length }));
        onDone();
      },
      () => undefined,
    );
  return (
    <div className={classes.taking}>
      <div className={classes.choices}>
        <Text size="sm" c="dimmed">
          {named(`site_template.${template.key}.about`)}.{' '}
          {t('webpages.template.pages', { names: template.pages.join(', ') })}
        </Text>
        {mayDress && (
          <Checkbox
            label={t('webpages.template.takes_look')}
            description={t('webpages.template.takes_look.help')}
            checked={takesLook}
            onChange={(event) => setTakesLook(event.currentTarget.checked)}
          />
        )}
        {hasOthers && (
          <Checkbox
            label={t('webpages.template.translated')}
            description={t('webpages.template.translated.help')}
            checked={isTranslated}
            onChange={(event) => setTranslated(event.currentTarget.checked)}
          />
        )}
      </div>
      <Button loading={apply.isPending} onClick={take}>
        {t('webpages.template.take')}
      </Button>
    </div>
  );
}
