import { keptBlob } from '@fachwerk/react/kept-blobs';
import { useText } from '@fachwerk/react/texts';
import { useEffect, useState } from 'react';
import type { RoundRecord } from '../../contract.ts';
import { adminDe } from '../../texts/admin.de.ts';
import classes from './record-photo.module.css';

/** Of the server, or of this device while it waits. */
export function RecordPhoto({ record: { id, url } }: { record: RoundRecord }) {
  const t = useText(adminDe);
  const [waiting, setWaiting] = useState<string | null>(null);
  useEffect(() => {
    if (url) return;
    let address: string | null = null;
    let isGone = false;
    void keptBlob(id).then((blob) => {
      if (!blob || isGone) return;
      address = URL.createObjectURL(blob);
      setWaiting(address);
    });
    return () => {
      isGone = true;
      if (address) URL.revokeObjectURL(address);
    };
  }, [id, url]);
  const source = url ?? waiting;
  if (!source) return null;
  const picture = <img src={source} alt={t('rounds.photo')} className={classes.photo} loading="lazy" />;
  return url ? (
    <a href={url} target="_blank" rel="noreferrer" className={classes.link}>
      {picture}
    </a>
  ) : (
    picture
  );
}
