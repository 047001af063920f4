import { lockApi } from '@fachwerk/lockers/contract-lock';
import { codeIn } from '@fachwerk/lockers/rules/box-code';
import { call } from '@fachwerk/react/call';
import { notify, notifyProblem } from '@fachwerk/react/notice';
import { ScanButton } from '@fachwerk/react/scan-button';
import { useText } from '@fachwerk/react/texts';
import { useNavigate } from 'react-router';
import { words } from '../words.ts';

/** In front of a box: its sticker opens its sheet. */
export function ScanLock() {
  const t = useText(words);
  const go = useNavigate();
  const open = async (code: string) => {
    const { locks } = await call(lockApi.list, {
      filter: { qrCode: codeIn(code) },
      sort: 'location',
      dir: 'asc',
      limit: 1,
    });
    if (locks[0]) await go(`/admin/locks/${locks[0].id}`);
    else notify(t('locks.scan.none'));
  };
  return <ScanButton onCode={(code) => void open(code).catch(notifyProblem)} />;
}
