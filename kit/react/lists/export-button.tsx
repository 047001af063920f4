import type { FileAnswer } from '@fachwerk/base/schema';
import { Button, Tooltip } from '@mantine/core';
import { IconFileSpreadsheet } from '@tabler/icons-react';
import { useState } from 'react';
import { downloadFile } from '../calls/download.ts';
import { useText } from '../shell/texts.ts';
import { notify, notifyProblem } from '../states/notice.tsx';

type Props = { label: string; about?: string; make: () => Promise<FileAnswer> };

/** Everything that matches, not only what is on screen, made by the server in its own time: it may be fifty thousand lines. */
export function ExportButton({ label, about, make }: Props) {
  const t = useText();
  const [isMaking, setMaking] = useState(false);
  const download = async () => {
    setMaking(true);
    try {
      downloadFile(await make());
      notify(t('list.exported'));
    } catch (error) {
      notifyProblem(error);
    } finally {
      setMaking(false);
    }
  };
  return (
    <Tooltip label={about} disabled={!about}>
      <Button
        variant="default"
        flex="none"
        loading={isMaking}
        onClick={download}
        leftSection={<IconFileSpreadsheet size={16} stroke={1.5} />}
      >
        {label}
      </Button>
    </Tooltip>
  );
}
