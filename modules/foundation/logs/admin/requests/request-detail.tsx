import { useAsk } from '@fachwerk/react/call';
import { Facts } from '@fachwerk/react/facts';
import { RecordDrawer } from '@fachwerk/react/record-drawer';
import { useMay } from '@fachwerk/react/session';
import { useText } from '@fachwerk/react/texts';
import { Ago } from '@fachwerk/react/time';
import { Alert, Anchor, Button, Code, Text, Tooltip } from '@mantine/core';
import { IconRepeat, IconShieldLock } from '@tabler/icons-react';
import { Link, useParams } from 'react-router';
import { logApi, type RequestLog } from '../../contract.ts';
import { whyNotReplay } from '../../rules/replay.ts';
import { adminDe } from '../../texts/admin.de.ts';
import { ExactTime } from '../log/exact-time.tsx';
import { KnownFact } from '../log/known-fact.tsx';
import { RequestStatus } from './request-marks.tsx';
import { RequestPart } from './request-part.tsx';
import { useReplay } from './use-replay.tsx';

/** One call over the list, with an address of its own. */
export function RequestDetail({ closeTo }: { closeTo: string }) {
  const t = useText(adminDe);
  const { id } = useParams();
  const asked = useAsk(logApi.request, { id: id ?? '' }, { isEnabled: id !== undefined });
  return (
    <RecordDrawer
      isOpen={id !== undefined}
      asked={asked}
      kind={t('requests.title')}
      title={({ method, url }) => `${method} ${url}`}
      subtitle={({ at }) => <Ago at={at} />}
      actions={(request) => <ReplayButton request={request} />}
      closeTo={closeTo}
    >
      {(request) => <RequestSheet request={request} closeTo={closeTo} />}
    </RecordDrawer>
  );
}

/** Greyed out with the reason the server would give. */
function ReplayButton({ request }: { request: RequestLog }) {
  const t = useText(adminDe);
  const may = useMay('request_logs.replay');
  const replay = useReplay();
  const refusal = whyNotReplay(request);
  if (!may) return null;
  return (
    <Tooltip label={refusal && t(refusal)} disabled={!refusal} multiline w={320}>
      <Button
        variant="default"
        size="compact-md"
        leftSection={<IconRepeat size={16} stroke={1.5} />}
        {...(refusal ? { 'data-disabled': true, 'aria-disabled': true } : { onClick: () => void replay.one(request) })}
      >
        {t('requests.replay')}
      </Button>
    </Tooltip>
  );
}

function RequestSheet({ request, closeTo }: { request: RequestLog; closeTo: string }) {
  const t = useText(adminDe);
  const { requestHeaders, requestBody, answerHeaders, answerBody } = request;
  return (
    <>
      <Facts>
        <KnownFact name={t('requests.status')}>
          <RequestStatus request={request} />
        </KnownFact>
        <KnownFact name={t('requests.direction')}>{t(`requests.direction.${request.direction}`)}</KnownFact>
        <KnownFact name={t('requests.call')}>
          <span>
            <Code>{request.method}</Code> {request.url}
          </span>
        </KnownFact>
        <KnownFact name={t('logs.at')}>
          <ExactTime at={request.at} />
        </KnownFact>
        <KnownFact name={t('requests.duration')}>
          {t('requests.milliseconds', { count: request.milliseconds })}
        </KnownFact>
        <KnownFact name={t('logs.person')}>{request.personName}</KnownFact>
        <KnownFact name={t('requests.error')}>{request.error && <Code>{request.error}</Code>}</KnownFact>
        <KnownFact name={t('requests.number')}>{request.requestId && <Code>{request.requestId}</Code>}</KnownFact>
        <KnownFact name={t('requests.replay_of')}>
          {request.replayOf && (
            <Anchor component={Link} to={`${closeTo}/${request.replayOf}`}>
              {t('requests.replay_of.show')}
            </Anchor>
          )}
        </KnownFact>
      </Facts>
      {request.isRedacted && (
        <Alert mt="md" color="info" icon={<IconShieldLock stroke={1.5} />}>
          {t('requests.redacted')}
        </Alert>
      )}
      <RequestPart title={t('requests.request')} headers={requestHeaders} body={requestBody} />
      {!request.isWhole && (
        <Text size="sm" c="dimmed" mt={4}>
          {t('requests.body.cut')}
        </Text>
      )}
      <RequestPart title={t('requests.answer')} headers={answerHeaders} body={answerBody} />
    </>
  );
}
