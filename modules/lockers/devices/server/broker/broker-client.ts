import { createHash } from 'node:crypto';
import type { App } from '@fachwerk/server/ctx';
import mqtt, { type ErrorWithReasonCode, type IClientOptions, type MqttClient } from 'mqtt';
import { sendingAtOnce } from '../../wire.ts';

export type BrokerClient = {
  readonly client: MqttClient;
  /** Why it is not connected, as text for the operator. */
  problem(): string | undefined;
  /** Resolves with the broker's first answer, positive or negative. */
  readonly answered: Promise<void>;
};

const RECONNECT_MS = 1_000;
/** MQTT 3.1.1, 3.2.2.3: bad credentials, or not authorised. Mosquitto uses the second for both. */
const REFUSED_ACCOUNT = [4, 5];

/** A connection to the operator's broker that reconnects for ever, even after a refusal: accounts and ACLs are fixed at runtime. */
export function openBrokerClient(app: App, options: IClientOptions): BrokerClient {
  const answered = Promise.withResolvers<void>();
  let problem: string | undefined = 'has not answered yet';
  const connection = mqtt.connect(addressOf(app), {
    reconnectPeriod: RECONNECT_MS,
    reconnectOnConnackError: true,
    protocolVersion: 4,
    // A command that cannot be sent now must not be sent later.
    queueQoSZero: false,
    resubscribe: false,
    ...options,
  });
  const client = sendingAtOnce(connection);
  const down = (why: string, error?: unknown) => {
    // It retries every second but logs once.
    if (problem !== why) app.log.error({ err: error, part: 'broker' }, `the MQTT broker of MQTT_URL ${why}`);
    problem = why;
  };
  client.on('error', (error) => {
    down(whyOf(error as ErrorWithReasonCode), error);
    if (isRefusal(error as ErrorWithReasonCode)) answered.resolve();
  });
  client.on('close', () => client.disconnecting || down(problem ?? 'has hung up'));
  client.on('connect', () => {
    problem = undefined;
    answered.resolve();
    app.log.info({ part: 'broker', clientId: options.clientId }, 'connected to the MQTT broker');
  });
  return { client, problem: () => (client.connected ? undefined : problem), answered: answered.promise };
}

function whyOf(error: ErrorWithReasonCode): string {
  if (!isRefusal(error)) return 'cannot be reached';
  return REFUSED_ACCOUNT.includes(error.code) ? 'refuses the account' : 'refuses the connection';
}

/** Broker refusals have numeric codes; socket errors have names. */
const isRefusal = ({ code }: ErrorWithReasonCode) => typeof code === 'number';

/**
 * The same for every process of this installation and after every restart, so that the broker resumes the session. `?clientId=` in the URL overrides
 * it.
 */
export function sessionName({ broker, secret }: App): string {
  const given = new URL(broker.url!).searchParams.get('clientId');
  return given || `fachwerk-${createHash('sha256').update(`${secret} intake`).digest('hex').slice(0, 12)}`;
}

/** mqtt.js would use the client id of the URL for every connection. */
function addressOf({ broker }: App): string {
  const address = new URL(broker.url!);
  address.searchParams.delete('clientId');
  return address.toString();
}
