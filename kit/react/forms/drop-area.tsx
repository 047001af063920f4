import { Box } from '@mantine/core';
import { type DragEvent, type ReactNode, useState } from 'react';

type Props = { className?: string | undefined; onFiles: (files: readonly File[]) => void; children: ReactNode };

/** Accepts dropped files; has `data-over` while files are dragged over it. */
export function DropArea({ className = '', onFiles, children }: Props) {
  const [isOver, setIsOver] = useState(false);
  const over = (event: DragEvent, next: boolean) => {
    if (!event.dataTransfer.types.includes('Files')) return;
    event.preventDefault();
    setIsOver(next);
  };
  return (
    <Box
      className={className}
      data-over={isOver || undefined}
      onDragOver={(event) => over(event, true)}
      onDragLeave={(event) => over(event, false)}
      onDrop={(event) => {
        over(event, false);
        const files = [...event.dataTransfer.files];
        if (files.length > 0) onFiles(files);
      }}
    >
      {children}
    </Box>
  );
}
