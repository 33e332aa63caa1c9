import { FixMessage } from '@meridian/fix/codec/fix-message';
import { FixWriter } from '@meridian/fix/codec/fix-writer';
import { Framer } from '@meridian/fix/codec/framer';
import { standardDictionary } from '@meridian/fix/dictionary/standard-dictionaries';
import { STRICT_RULES } from '@meridian/fix/dictionary/validation-rules';
import { sessionStep } from '@meridian/fix/session/session';
import { DEFAULT_SESSION, type SessionConfig } from '@meridian/fix/session/session-config';
import { FIRST_NUMBERS, restoredSession, type SessionInput } from '@meridian/fix/session/session-state';
import { perSecond, writeOrder } from './measure-codec.ts';

const COUNT = 200;
const AT_MS = Date.UTC(2026, 0, 5, 10);
const CONNECTION = 1;
const writer = new FixWriter();

type Deliver = (type: string, message: FixMessage) => void;

/** One side in memory: bytes in, bytes out, and what its application gets. */
class Side {
  readonly #config: SessionConfig;
  readonly #deliver: Deliver;
  readonly #framer = new Framer();
  readonly out: Uint8Array[] = [];
  #state = restoredSession(FIRST_NUMBERS);

  constructor(role: SessionConfig['role'], deliver: Deliver) {
    const [senderCompId, targetCompId] = role === 'initiator' ? ['DESK', 'BROKER'] : ['BROKER', 'DESK'];
    const dictionary = standardDictionary('FIX.4.4');
    this.#config = {
      ...DEFAULT_SESSION,
      role,
      version: 'FIX.4.4',
      senderCompId,
      targetCompId,
      dictionary,
      rules: STRICT_RULES,
    };
    this.#deliver = deliver;
  }

  step(input: SessionInput): void {
    const { state, effects } = sessionStep(this.#config, this.#state, input, AT_MS);
    this.#state = state;
    for (const effect of effects) {
      if (effect.kind === 'send') this.out.push(effect.bytes);
      else if (effect.kind === 'deliver') this.#deliver(effect.type, new FixMessage(effect.bytes));
      else if (effect.kind === 'disconnect' || effect.kind === 'refused') throw new Error(effect.why);
    }
  }

  receive(bytes: Uint8Array): void {
    for (const framed of this.#framer.push(bytes)) {
      if (framed.kind !== 'message') throw new Error(framed.why);
      this.step({ kind: 'received', connection: CONNECTION, bytes: framed.bytes });
    }
  }

  send(type: string, fields: Uint8Array): void {
    this.step({ kind: 'send', type, fields, ref: '' });
  }
}

function report(order: FixMessage, id: number): Uint8Array {
  return writer
    .clear()
    .text(37, `O${id}`)
    .text(17, `E${id}`)
    .text(150, '0')
    .text(39, '0')
    .text(11, order.text(11) ?? '')
    .text(55, 'MSFT')
    .text(54, '1')
    .integer(151, 100)
    .integer(14, 0)
    .integer(6, 0)
    .takeFields();
}

/** Orders a second that go from one session to another and come back as a report, each message checked and numbered. */
export function measureSessions(forMs: number): number {
  let id = 1_000_000;
  let reports = 0;
  const broker = new Side('acceptor', (_type, order) => broker.send('8', report(order, (id += 1))));
  const desk = new Side('initiator', (_type, message) => {
    reports += message.has(11) ? 1 : 0;
  });
  const carry = (): void => {
    while (desk.out.length + broker.out.length > 0) {
      for (const bytes of desk.out.splice(0)) broker.receive(bytes);
      for (const bytes of broker.out.splice(0)) desk.receive(bytes);
    }
  };
  broker.step({ kind: 'connected', connection: CONNECTION });
  desk.step({ kind: 'connected', connection: CONNECTION });
  carry();
  let orders = 0;
  const rate = perSecond(COUNT, forMs, () => {
    for (let sent = 0; sent < COUNT; sent += 1) desk.send('D', writeOrder(writer.clear(), (id += 1)).takeFields());
    orders += COUNT;
    carry();
  });
  if (reports !== orders) throw new Error(`${orders} orders brought ${reports} reports`);
  return rate;
}
