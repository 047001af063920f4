import { useText } from '@fachwerk/react/texts';
import { Text } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { Link, useLocation } from 'react-router';
import type { Asset } from '../../contract.ts';
import { adminDe } from '../../texts/admin.de.ts';
import { AssetThumb } from '../asset-thumb.tsx';
import { bytesWords } from '../bytes-words.ts';
import classes from '../media.module.css';

type ListedAsset = Asset & { readonly uses: number };

export function AssetTiles({ assets }: { assets: readonly ListedAsset[] }) {
  const { search } = useLocation();
  return (
    <ul className={classes.tiles}>
      {assets.map((asset) => (
        <li key={asset.id}>
          <Link to={`/admin/media/${asset.id}${search}`} className={classes.tile} data-row-link>
            <AssetThumb asset={asset} />
            <span className={classes.words}>
              <span className={classes.name}>{asset.name}</span>
              <Below asset={asset} />
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}

/** Size and where it is used; a picture that nobody described is asked about. */
function Below({ asset: { picture, alt, bytes, uses } }: { asset: ListedAsset }) {
  const t = useText(adminDe);
  const size = picture
    ? t('media.pixels', { width: picture.width, height: picture.height })
    : t('media.pdf', { size: bytesWords(bytes) });
  return (
    <>
      <Text span size="xs" c="dimmed" display="block">
        {picture ? `${size} · ${bytesWords(bytes)}` : size}
      </Text>
      <Text span size="xs" c="dimmed" display="block">
        {uses > 0 ? t('media.used', { count: uses }) : t('media.unused')}
      </Text>
      {picture && !alt.de && (
        <Text span size="xs" c="warn" className={classes.missing ?? ''}>
          <IconAlertTriangle size={14} stroke={1.5} aria-hidden />
          {t('media.alt.missing')}
        </Text>
      )}
    </>
  );
}
