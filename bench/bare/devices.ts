// Controllers that report, as light as they can be: packets made once, raw sockets. Tells how long each acknowledgement took.
import { connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { generate } from 'mqtt-packet';

type Order = {
  readonly port: number;
  readonly companyCode: string;
  readonly password: string;
  readonly controllerIds: readonly string[];
  readonly perSecond: number;
  readonly seconds: number;
};

const ACKNOWLEDGEMENT_BYTES = 4;

process.once('message', (order: Order) => void run(order));

async function run({ port, companyCode, password, controllerIds, perSecond, seconds }: Order): Promise<void> {
  const tookMs: number[] = [];
  const devices: { socket: Socket; topic: string; waiting: number[]; count: number }[] = [];
  for (const clientId of controllerIds) {
    const socket = connect(port, '127.0.0.1');
    const device = { socket, topic: `fw/${companyCode}/${clientId}/telemetry`, waiting: [] as number[], count: 0 };
    socket.write(
      generate({
        cmd: 'connect',
        clientId,
        username: clientId,
        password: Buffer.from(password),
        clean: true,
        keepalive: 60,
        protocolId: 'MQTT',
        protocolVersion: 4,
      }),
    );
    await new Promise((resolve) => socket.once('data', resolve));
    // What follows is acknowledgements alone, four bytes each, in the order of what was said.
    let rest = 0;
    socket.on('data', (chunk) => {
      rest += chunk.length;
      for (; rest >= ACKNOWLEDGEMENT_BYTES; rest -= ACKNOWLEDGEMENT_BYTES) {
        tookMs.push(performance.now() - device.waiting.shift()!);
      }
    });
    devices.push(device);
  }
  // Their first reports tell of doors nobody knew yet; what is measured is the day after.
  for (const device of devices) report(device);
  while (tookMs.length < devices.length) await sleep(20);
  tookMs.length = 0;
  process.send!({ step: 'connected' });
  await new Promise((resolve) => process.once('message', resolve));
  const startedAt = performance.now();
  const total = perSecond * seconds;
  for (let sent = 0; sent < total; ) {
    const due = Math.min(total, Math.floor(((performance.now() - startedAt) / 1000) * perSecond));
    for (; sent < due; sent++) report(devices[sent % devices.length]!);
    await sleep(5);
  }
  const deadline = performance.now() + 20_000;
  while (tookMs.length < total && performance.now() < deadline) await sleep(20);
  process.send!({ step: 'done', sent: total, tookMs });
  for (const { socket } of devices) socket.destroy();
}

function report(device: { socket: Socket; topic: string; waiting: number[]; count: number }): void {
  const id = ++device.count;
  const payload = JSON.stringify({
    id: `bench-${id}-${device.topic.slice(-46, -10)}`,
    at: new Date(),
    firmware: '1.0',
    queue: 0,
    locks: [
      { lock: 1, lockState: 'locked', doorState: 'closed', battery: 50 + (id % 40), signal: 70, temperature: 12.5 },
    ],
  });
  device.waiting.push(performance.now());
  const messageId = (id % 65_535) + 1;
  device.socket.write(
    generate({ cmd: 'publish', topic: device.topic, payload, qos: 1, messageId, dup: false, retain: false }),
  );
}
