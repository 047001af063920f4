import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { type AddressInfo, connect, createServer } from 'node:net';
import { tmpdir, userInfo } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

/** A broker in its own process, as an operator runs one. */
export type ExternalBroker = {
  readonly name: 'mosquitto' | 'aedes';
  /** With this installation's account. */
  readonly url: string;
  /** Registers a device. */
  letIn(username: string, password: string): Promise<void>;
  start(): Promise<void>;
  /** Kills it without closing connections. */
  kill(): Promise<void>;
  remove(): Promise<void>;
};

const ACCOUNT = 'fachwerk';
const PASSWORD = 'for tests only';

/** As documented for operators in docs/hardware/controllers.md. */
const ACCESS_RULES = `user ${ACCOUNT}
topic readwrite fw/#

pattern read fw/+/%u/cmd
pattern read fw/+/%u/sim
pattern write fw/+/%u/ack
pattern write fw/+/%u/event
pattern write fw/+/%u/telemetry
pattern write fw/+/%u/presence
`;

const PLACES = [process.env.MOSQUITTO_PATH, '/usr/sbin/mosquitto', '/usr/bin/mosquitto', '/usr/local/sbin/mosquitto'];

export async function externalBroker(): Promise<ExternalBroker> {
  const mosquitto = PLACES.find((path) => path && existsSync(path));
  if (!mosquitto) process.stdout.write('No Mosquitto here: an aedes in a process of its own stands in for it.\n');
  const port = await freePort();
  const folder = mkdtempSync(join(tmpdir(), 'fachwerk-broker-'));
  const passwords = join(folder, 'passwords');
  const command = mosquitto ? mosquittoCommand(mosquitto, folder, port) : aedesCommand(folder, port);
  let running: ChildProcess | undefined;

  async function letIn(username: string, password: string): Promise<void> {
    if (!mosquitto) return;
    writeFileSync(passwords, '', { flag: 'a', mode: 0o600 });
    execFileSync(passwordTool(mosquitto), ['-b', passwords, username, password], { stdio: 'ignore' });
    running?.kill('SIGHUP');
  }

  await letIn(ACCOUNT, PASSWORD);
  return {
    name: mosquitto ? 'mosquitto' : 'aedes',
    url: `mqtt://${ACCOUNT}:${encodeURIComponent(PASSWORD)}@127.0.0.1:${port}`,
    letIn,
    start: async () => {
      running = spawn(command[0]!, command.slice(1), { stdio: 'ignore' });
      while (!(await answers(port))) await sleep(20);
    },
    kill: async () => {
      if (!running || running.exitCode !== null) return;
      const ended = once(running, 'exit');
      running.kill('SIGKILL');
      await ended;
    },
    remove: async () => {
      running?.kill('SIGKILL');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function mosquittoCommand(program: string, folder: string, port: number): string[] {
  writeFileSync(join(folder, 'rules'), ACCESS_RULES, { mode: 0o600 });
  const config = [
    `listener ${port} 127.0.0.1`,
    'allow_anonymous false',
    `password_file ${join(folder, 'passwords')}`,
    `acl_file ${join(folder, 'rules')}`,
    `user ${userInfo().username}`,
    'max_inflight_messages 1000',
    'max_queued_messages 100000',
  ];
  writeFileSync(join(folder, 'config'), config.join('\n'));
  return [program, '-c', join(folder, 'config')];
}

function aedesCommand(folder: string, port: number): string[] {
  const script = join(folder, 'broker.mjs');
  writeFileSync(
    script,
    `import { createServer } from 'node:net';
const { Aedes } = await import(${JSON.stringify(import.meta.resolve('aedes'))});
const broker = await Aedes.createBroker();
createServer(broker.handle).listen(${port}, '127.0.0.1');`,
  );
  return [process.execPath, script];
}

const passwordTool = (mosquitto: string) =>
  [join(dirname(mosquitto), 'mosquitto_passwd'), '/usr/bin/mosquitto_passwd'].find((path) => existsSync(path))!;

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

async function answers(port: number): Promise<boolean> {
  const socket = connect(port, '127.0.0.1');
  const isThere = await new Promise<boolean>((resolve) => {
    socket.once('connect', () => resolve(true));
    socket.once('error', () => resolve(false));
  });
  socket.destroy();
  return isThere;
}
