// Parses and writes NewOrderSingle messages with jspurefix, and prints how many of each it does in a second.
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

const load = createRequire(import.meta.url);
// jspurefix cannot be loaded before it.
load('reflect-metadata');
const { AsciiParser, DefinitionFactory, SessionContainer } = load('jspurefix');
const root = dirname(load.resolve('jspurefix/package.json'));
const { makeSessionScope } = load(join(root, 'dist/runtime/session-scope.js'));
const { AsciiMsgTransmitter } = load(join(root, 'dist/transport/ascii/ascii-msg-transmitter.js'));
const { DITokens } = load(join(root, 'dist/runtime/di-tokens.js'));
const [, , text = '', forMs = '2000'] = process.argv;

async function settings() {
  const system = new SessionContainer();
  system.registerGlobal('error');
  const container = await system.makeSystem(load(join(root, 'data/session/test-qf44-initiator.json')));
  const config = container.resolve(DITokens.IJsFixConfig);
  config.definitions = await new DefinitionFactory().getDefinitions('qf44');
  config.delimiter = 1;
  return config;
}

/** Whole passes until the time is over; the first third warms up. */
function perSecond(count, pass) {
  const warmUntil = performance.now() + Number(forMs) / 3;
  while (performance.now() < warmUntil) pass();
  const began = performance.now();
  let passes = 0;
  while (performance.now() - began < Number(forMs)) {
    pass();
    passes += 1;
  }
  return (passes * count * 1_000) / (performance.now() - began);
}

const COUNT = 100;
const config = await settings();
const scope = makeSessionScope(config);
const buffer = scope.sessionContainer.resolve(DITokens.ParseBuffer);
const parser = new AsciiParser(scope, null, buffer, scope.sessionContainer.resolve(DITokens.maxMessageLen));
let quantity = 0;
let messages = 0;
parser.on('msg', (_type, view) => {
  messages += 1;
  quantity += Number(view.getString(38));
  view.getString(11);
  view.getString(44);
});
const stream = Buffer.from(text.replaceAll('|', '\u0001').repeat(COUNT));
const parsed = perSecond(COUNT, () => parser.parseBuffer(stream));
if (messages === 0 || quantity === 0) throw new Error('Nothing was parsed');

const writer = new AsciiMsgTransmitter(makeSessionScope(config));
const order = {
  ClOrdID: 'ORDER-0000001',
  HandlInst: '1',
  Instrument: { Symbol: 'MSFT' },
  Side: '1',
  TransactTime: new Date(),
  OrderQtyData: { OrderQty: 100 },
  OrdType: '2',
  Price: 421.37,
  TimeInForce: '0',
  Account: 'FUND-A',
};
const written = perSecond(COUNT, () => {
  for (let sent = 0; sent < COUNT; sent += 1) {
    writer.encoder.reset();
    writer.encodeMessage('D', order);
    writer.encoder.trim();
  }
});
process.stdout.write(JSON.stringify({ parsed, written }));
process.exit(0);
