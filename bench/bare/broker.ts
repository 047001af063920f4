// The twin of opening a box: a broker that keeps nothing.
import { type AddressInfo, createServer } from 'node:net';
import { Aedes } from 'aedes';

const broker = await Aedes.createBroker();
const server = createServer(broker.handle).listen(0, '127.0.0.1', () => {
  process.send?.((server.address() as AddressInfo).port);
});
