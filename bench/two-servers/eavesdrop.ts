import mqtt from 'mqtt';
import { type DeviceEvent, partsOfTopic, type Telemetry } from '../../modules/lockers/devices/wire.ts';

type Said<Body> = { readonly controllerId: string; readonly body: Body };

/** Everything that the broker has taken: what devices said, and what was said to them. */
export type Heard = {
  readonly telemetry: ReadonlyMap<string, Said<Telemetry>>;
  readonly events: ReadonlyMap<string, Said<DeviceEvent>>;
  /** How often each command was sent, by its id. */
  readonly commands: ReadonlyMap<string, number>;
  stop(): Promise<void>;
};

/** Listens beside the servers, as a client of its own. */
export async function eavesdrop(brokerUrl: string): Promise<Heard> {
  const telemetry = new Map<string, Said<Telemetry>>();
  const events = new Map<string, Said<DeviceEvent>>();
  const commands = new Map<string, number>();
  const client = await mqtt.connectAsync(brokerUrl, { clientId: 'eavesdropper', clean: true });
  client.on('message', (topic, payload) => {
    const parts = partsOfTopic(topic);
    if (!parts) return;
    const { controllerId, channel } = parts;
    const body = JSON.parse(payload.toString());
    if (channel === 'telemetry') telemetry.set(`${controllerId} ${body.id}`, { controllerId, body });
    if (channel === 'event') events.set(`${controllerId} ${body.id}`, { controllerId, body });
    if (channel === 'cmd' && body.kind === 'open') commands.set(body.id, (commands.get(body.id) ?? 0) + 1);
  });
  await client.subscribeAsync('fw/#', { qos: 1 });
  return { telemetry, events, commands, stop: () => client.endAsync() };
}
