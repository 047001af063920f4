import { call } from '@fachwerk/react/call';
import { ExportButton } from '@fachwerk/react/export-button';
import shared from '@fachwerk/react/figures.module.css';
import { notifyProblem } from '@fachwerk/react/notice';
import { Panel } from '@fachwerk/react/panel';
import { useText } from '@fachwerk/react/texts';
import { Box, Button, Group, Title } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconPhoto } from '@tabler/icons-react';
import { type ReactNode, useId, useRef } from 'react';
import { type StatisticsFilter, type StatisticsTable, statisticsApi } from '../../contract.ts';
import { adminDe } from '../../texts/admin.de.ts';
import { downloadPicture, downloadTable } from './picture.ts';

type Props = {
  filter: StatisticsFilter;
  table: StatisticsTable;
  /** What is chosen for the picture. */
  controls?: ReactNode;
  /** The picture; without one the table always stands there. */
  chart?: ReactNode;
  /** The chart, drawn as SVG, or without one the table, to be saved as a picture. */
  hasPicture?: boolean;
  children: ReactNode;
};

/** A picture with its table beside it, and both to take away. */
export function FigureFrame({ filter, table, controls, chart, hasPicture = false, children }: Props) {
  const t = useText(adminDe);
  const [isTable, { toggle }] = useDisclosure(false);
  const [titleId, drawn] = [useId(), useRef<HTMLDivElement>(null)];
  const title = t(`statistics.table.${table}`);
  const savePicture = async () => {
    const [svg, shown] = [drawn.current?.querySelector('svg'), drawn.current?.querySelector('table')];
    try {
      if (svg) await downloadPicture(svg, `${title}.png`);
      else if (shown) downloadTable(shown, `${title}.png`);
    } catch (error) {
      notifyProblem(error);
    }
  };
  return (
    <Panel isWide>
      <figure aria-labelledby={titleId} className={shared.figure}>
        <Group justify="space-between" mb="sm">
          <Title order={2} size="h4" id={titleId}>
            {title}
          </Title>
          <Group gap="xs">
            {controls}
            {(['csv', 'xlsx'] as const).map((format) => (
              <ExportButton
                key={format}
                label={t(`statistics.${format}`)}
                make={() => call(statisticsApi.export, { filter, table, format })}
              />
            ))}
            {hasPicture && (
              <Button
                variant="default"
                onClick={savePicture}
                leftSection={<IconPhoto size={16} stroke={1.5} aria-hidden />}
              >
                {t('statistics.png')}
              </Button>
            )}
          </Group>
        </Group>
        {chart && (
          <>
            <div ref={drawn}>{chart}</div>
            <Button variant="subtle" size="compact-sm" color="gray" onClick={toggle} aria-expanded={isTable} mt="xs">
              {t(isTable ? 'statistics.hide_table' : 'statistics.show_table')}
            </Button>
          </>
        )}
        {/* Always there for whoever hears the page. */}
        <Box
          ref={chart ? undefined : drawn}
          className={(!chart || isTable ? shared.table : shared.hidden) ?? ''}
          role="region"
          aria-label={title}
          tabIndex={!chart || isTable ? 0 : -1}
        >
          {children}
        </Box>
      </figure>
    </Panel>
  );
}
