import { ActionIcon, Text } from '@mantine/core';
import { IconCamera } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { Dialog } from '../dialogs/dialog.tsx';
import { useText } from '../shell/texts.ts';
import classes from './scan-button.module.css';

const LOOK_EVERY_MS = 200;

type Detector = { detect(source: HTMLVideoElement): Promise<readonly { readonly rawValue: string }[]> };
type DetectorKind = new (options: { readonly formats: readonly string[] }) => Detector;

/** Not every browser reads codes itself; the library for the others is larger than the page. */
const detectorKind = () => (globalThis as { readonly BarcodeDetector?: DetectorKind }).BarcodeDetector;
const canScan = () => detectorKind() !== undefined && navigator.mediaDevices !== undefined;

type Props = { readonly onCode: (code: string) => void };

/** Reads a sticker with the camera. Where the browser cannot, there is no button: the number is typed. */
export function ScanButton({ onCode }: Props) {
  const t = useText();
  const [isOpen, setOpen] = useState(false);
  if (!canScan()) return null;
  return (
    <>
      <ActionIcon
        variant="default"
        size={42}
        aria-label={t('kit.scan')}
        title={t('kit.scan')}
        onClick={() => setOpen(true)}
      >
        <IconCamera size={20} stroke={1.5} aria-hidden />
      </ActionIcon>
      <Dialog title={t('kit.scan')} isOpen={isOpen} onClose={() => setOpen(false)}>
        <Camera
          onCode={(code) => {
            setOpen(false);
            onCode(code);
          }}
        />
      </Dialog>
    </>
  );
}

function Camera({ onCode }: Props) {
  const t = useText();
  const video = useRef<HTMLVideoElement>(null);
  const [isDenied, setDenied] = useState(false);
  const found = useRef(onCode);
  found.current = onCode;
  useEffect(() => {
    const ended = new AbortController();
    void read(video.current!, ended.signal).then(
      (code) => code !== undefined && found.current(code),
      () => setDenied(true),
    );
    return () => ended.abort();
  }, []);
  if (isDenied) return <Text size="sm">{t('kit.scan.denied')}</Text>;
  return (
    <div className={classes.camera}>
      <video ref={video} className={classes.picture} playsInline muted aria-label={t('kit.scan')} />
      <Text size="sm" c="dimmed" mt="sm">
        {t('kit.scan.hint')}
      </Text>
    </div>
  );
}

/** The first code in sight; undefined when it was closed before. The camera is off afterwards. */
async function read(video: HTMLVideoElement, signal: AbortSignal): Promise<string | undefined> {
  const stream = await navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' } });
  try {
    const detector = new (detectorKind()!)({ formats: ['qr_code'] });
    video.srcObject = stream;
    if (!signal.aborted) await video.play();
    while (!signal.aborted) {
      const [code] = await detector.detect(video);
      if (code) return signal.aborted ? undefined : code.rawValue;
      await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS));
    }
    return undefined;
  } finally {
    for (const track of stream.getTracks()) track.stop();
  }
}
