import { useChange } from '@fachwerk/react/call';
import { useConfirm } from '@fachwerk/react/confirm';
import { Dialog } from '@fachwerk/react/dialog';
import { Facts } from '@fachwerk/react/facts';
import { notify } from '@fachwerk/react/notice';
import { translate, useText } from '@fachwerk/react/texts';
import { type ReactNode, useState } from 'react';
import { logApi, type RequestLogHead } from '../../contract.ts';
import { whyNotReplay } from '../../rules/replay.ts';
import { adminDe } from '../../texts/admin.de.ts';
import { KnownFact } from '../log/known-fact.tsx';

type Result = { readonly call: RequestLogHead; readonly text: string };

/** Sends calls once more, after asking, and shows what became of each. */
export function useReplay(): {
  one: (call: RequestLogHead) => Promise<void>;
  many: (calls: readonly RequestLogHead[]) => Promise<boolean>;
  results: ReactNode;
} {
  const t = useText(adminDe);
  const confirm = useConfirm();
  const single = useChange(logApi.replay);
  const several = useChange(logApi.replayMany);
  const [results, setResults] = useState<readonly Result[]>([]);

  const one = async (call: RequestLogHead) => {
    const question = { title: t('requests.replay.ask', { count: 1 }), text: t('requests.replay.about') };
    if (!(await confirm({ ...question, confirm: t('requests.replay') }))) return;
    // What goes wrong is said in a notice, as for every change.
    single.mutate({ id: call.id }, { onSuccess: ({ status }) => notify(t('requests.replay.done', { status })) });
  };

  const many = async (calls: readonly RequestLogHead[]) => {
    const able = calls.filter((call) => whyNotReplay(call) === null);
    const skipped = calls.length - able.length;
    const about = [
      able.length > 0 && t('requests.replay.about'),
      able.length === 0 && t('requests.replay.none'),
      able.length > 0 && skipped > 0 && t('requests.replay.skipped', { count: skipped }),
    ];
    const isYes = await confirm({
      title: t('requests.replay.ask', { count: able.length }),
      text: about.filter(Boolean).join(' '),
      confirm: able.length > 0 ? t('requests.replay.many', { count: able.length }) : t('kit.ok'),
    });
    if (!isYes || able.length === 0) return false;
    const answer = await several.mutateAsync({ ids: able.map(({ id }) => id) }).catch(() => null);
    if (!answer) return false;
    setResults(
      answer.results.flatMap(({ id, problem, status }) => {
        const call = able.find((each) => each.id === id);
        return call ? [{ call, text: problem ? translate(problem, { host: hostOf(call.url) }) : String(status) }] : [];
      }),
    );
    const sent = answer.results.filter(({ problem }) => problem === null).length;
    notify(t('requests.replay.results', { sent, count: answer.results.length }));
    return true;
  };

  return { one, many, results: <ReplayResults results={results} onClose={() => setResults([])} /> };
}

const hostOf = (url: string) => URL.parse(url)?.hostname ?? url;

function ReplayResults({ results, onClose }: { results: readonly Result[]; onClose: () => void }) {
  const t = useText(adminDe);
  return (
    <Dialog isOpen={results.length > 0} onClose={onClose} title={t('requests.replay.result.title')} size="lg">
      <Facts>
        {results.map(({ call, text }) => (
          <KnownFact key={call.id} name={`${call.method} ${call.url}`}>
            {text}
          </KnownFact>
        ))}
      </Facts>
    </Dialog>
  );
}
